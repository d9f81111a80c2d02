import { dayLong } from '../domain/dates.ts';
import { ringgit } from '../domain/money.ts';
import { paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { belongings } from '../features/belongings/queries.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './belongings.module.css';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ title: 'My Yhello Cards', noIndex: true });

const nothing = {
  title: 'No Yhello Cards yet',
  text: 'A card that somebody gives you appears here with its balance.',
  picture: 'teddy-bear',
  way: { label: 'See the products', href: paths.products },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={belongings.giftCards()} what="Your Yhello Cards" empty={nothing}>
        {(cards) => (
          <ul className={styles.list} aria-label="Yhello Cards">
            {cards.map(({ id, code, balanceSen, valueSen, fromName, message, expiresOn, status }) => (
              <li
                key={id}
                className={styles.card}
                data-sunny={status === 'ready' || undefined}
                data-quiet={status !== 'ready' || undefined}
              >
                <h2 className={styles.line}>
                  <span>From {fromName}</span>
                  <span>{ringgit(balanceSen)}</span>
                </h2>
                {message && <p>“{message}”</p>}
                {status === 'ready' && <p className={styles.code}>{code}</p>}
                <p>
                  {status === 'ready' && `Of ${ringgit(valueSen)}. Until ${dayLong(expiresOn)}.`}
                  {status === 'empty' && `All of ${ringgit(valueSen)} is spent.`}
                  {status === 'expired' && `Expired on ${dayLong(expiresOn)}.`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </OwnList>
    </AccountFrame>
  );
}
