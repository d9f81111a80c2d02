import { paths } from '../../domain/routing/paths.ts';
import { formatRinggit } from '../../domain/shop/money.ts';
import type { Voucher } from '../../domain/shop/voucher.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { QueryList } from '../../ui/query-list.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import styles from './voucher-cards.module.css';

export const head = (): PageHead => ({ heading: 'My Vouchers', noIndex: true });

const nothing = {
  title: 'No vouchers yet',
  text: 'Vouchers from expos and brands wait for you here.',
  picture: 'points-star',
  link: { label: 'How points work', href: paths.rewards },
};
const STATUS = { ready: 'Ready to use', used: 'Used', expired: 'Expired' };

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <QueryList query={voucherQueries.list()} label="Your vouchers" empty={nothing}>
        {(vouchers) => (
          <ul className={styles.list} aria-label="Vouchers">
            {vouchers.map((voucher) => (
              <OneVoucher key={voucher.id} voucher={voucher} />
            ))}
          </ul>
        )}
      </QueryList>
    </AccountLayout>
  );
}

function OneVoucher({ voucher }: { voucher: Voucher }) {
  const { title, code, terms, off, minSpendSen, brand, expiresOn, status } = voucher;
  const isReady = status === 'ready';
  return (
    <li className={styles.card} data-sunny={isReady || undefined} data-quiet={!isReady || undefined}>
      <p className={styles.tag} data-quiet={!isReady || undefined}>
        {STATUS[status]}
      </p>
      <h2>{title}</h2>
      <p className={styles.line}>
        <span>{off.kind === 'sum' ? `${formatRinggit(off.sen)} off` : `${off.percent}% off`}</span>
        <span>{brand?.name ?? 'Every booth'}</span>
      </p>
      {isReady && <p className={styles.code}>{code}</p>}
      <p>
        {minSpendSen > 0 && `From ${formatRinggit(minSpendSen)}. `}Until {dayLong(expiresOn)}. {terms}
      </p>
    </li>
  );
}
