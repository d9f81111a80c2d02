import { dayLong, klDay } from '../domain/dates.ts';
import { paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { belongings } from '../features/belongings/queries.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './belongings.module.css';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ noIndex: true });

const nothing = {
  title: 'Nothing in your inbox',
  text: 'News about your orders, points and expos arrives here.',
  picture: 'teddy-bear',
  way: { label: 'See the expos', href: paths.expo },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={belongings.messages()} what="Your messages" empty={nothing}>
        {(messages) => (
          <ul className={styles.list} aria-label="Messages">
            {messages.map(({ id, title, body, createdAt, isRead }) => (
              <li key={id} className={styles.card} data-quiet={isRead || undefined}>
                {!isRead && <p className={styles.tag}>New</p>}
                <h2>{title}</h2>
                <p>{body}</p>
                <p>
                  <time dateTime={createdAt}>{dayLong(klDay(Date.parse(createdAt)))}</time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </OwnList>
    </AccountFrame>
  );
}
