import { paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { belongings } from '../features/belongings/queries.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './belongings.module.css';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ heading: 'My Addresses', noIndex: true });

const nothing = {
  title: 'No address kept',
  text: 'Our online service adds the address that your orders are sent to.',
  picture: 'not-found-map',
  way: { label: 'Ask the online service', href: paths.getInTouchOnlineService },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={belongings.addresses()} what="Your addresses" empty={nothing}>
        {(addresses) => (
          <ul className={styles.list} aria-label="Addresses">
            {addresses.map((one) => (
              <li key={one.id} className={styles.card}>
                {one.isDefault && <p className={styles.tag}>Orders go here</p>}
                <h2>{one.label}</h2>
                <address>
                  {one.recipient}, {one.phone}
                  <br />
                  {[one.line1, one.line2].filter(Boolean).join(', ')}
                  <br />
                  {one.postcode} {one.city}, {one.state}
                </address>
              </li>
            ))}
          </ul>
        )}
      </OwnList>
    </AccountFrame>
  );
}
