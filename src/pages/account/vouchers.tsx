import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { formatRinggit } from '../../domain/shop/money.ts';
import type { Voucher } from '../../domain/shop/voucher.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { IfOffered } from '../../features/flags/if-offered.tsx';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import { NotOffered } from './not-offered.tsx';
import styles from './voucher-cards.module.css';

export const head = (): PageHead => ({ heading: 'My Vouchers', noIndex: true });

const STATUS_LABELS = { ready: 'Ready to use', used: 'Used', expired: 'Expired' };

const skeleton: SkeletonProps = { shape: 'row', label: 'Loading your vouchers', count: 3 };

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <IfOffered
        path={paths.vouchers}
        skeleton={skeleton}
        notOffered={<NotOffered subject="Vouchers" picture="voucher" />}
      >
        <Vouchers />
      </IfOffered>
    </AccountLayout>
  );
}

function Vouchers() {
  return (
    <QueryView
      query={useQuery(voucherQueries.list(true))}
      subject="Your vouchers"
      skeleton={skeleton}
      empty={<NoVouchers />}
    >
      {(vouchers) => (
        <ul className={styles.list} aria-label="Vouchers">
          {vouchers.map((voucher) => (
            <VoucherCard key={voucher.id} voucher={voucher} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const NoVouchers = () => (
  <EmptyState
    level={2}
    title="No vouchers yet"
    text="Your vouchers show here, with their expiry dates."
    picture="voucher"
  >
    <ButtonLink href={paths.rewards}>How points work</ButtonLink>
  </EmptyState>
);

function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { title, code, terms, off, minSpendSen, brand, expiresOn, status } = voucher;
  const isReady = status === 'ready';
  return (
    <li className={styles.card} data-ready={isReady || undefined} data-inactive={!isReady || undefined}>
      <p className={styles.tag} data-inactive={!isReady || undefined}>
        {STATUS_LABELS[status]}
      </p>
      <h2>{title}</h2>
      <p className={styles.line}>
        <span>{off.kind === 'sum' ? `${formatRinggit(off.sen)} off` : `${off.percent}% off`}</span>
        <span>{brand?.name ?? 'Any booth'}</span>
      </p>
      {isReady && <p className={styles.code}>{code}</p>}
      <p>
        {minSpendSen > 0 && `Spend ${formatRinggit(minSpendSen)} or more. `}Valid until {dayLong(expiresOn)}.{' '}
        {terms}
      </p>
    </li>
  );
}
