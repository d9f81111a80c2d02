import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { productName } from '../../domain/organiser/brand.ts';
import { paths } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { usableFirst } from '../../domain/shop/usable-first.ts';
import type { Voucher } from '../../domain/shop/voucher.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { dayAt } from '../../domain/time/expo-time.ts';
import { BoothLink } from '../../features/exhibitors/booth-link.tsx';
import { IfOffered } from '../../features/flags/if-offered.tsx';
import { voucherQueries } from '../../features/vouchers/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-account.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { useNextBooth } from '../use-next-booth.ts';
import { AccountLayout } from './account-layout.tsx';
import { NotOffered } from './not-offered.tsx';
import { BoothCode, ShowAtBooth } from './show-at-booth.tsx';
import styles from './vouchers.module.css';

export const head = (): PageMeta => ({ heading: 'My Vouchers', noIndex: true });

const skeleton: SkeletonProps = { shape: 'ticket', label: 'Loading your vouchers', count: 2 };

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
  const query = useQuery(voucherQueries.list(true));
  const today = useAtomValue(todayAtom);
  // An empty list has the note, too: there may be vouchers by now.
  const note = <LazyOfflineCopyNote fetchedAtMs={query.dataUpdatedAt} />;
  return (
    <QueryView
      query={query}
      subject="Your vouchers"
      skeleton={skeleton}
      empty={
        <>
          {note}
          <NoVouchers />
        </>
      }
    >
      {(vouchers) => {
        const { usable, over } = usableFirst(vouchers, today);
        return (
          <>
            {note}
            {usable.length > 0 ? (
              <ul className={styles.list} aria-label="Vouchers">
                {usable.map((voucher) => (
                  <Ticket key={voucher.id} voucher={voucher} />
                ))}
              </ul>
            ) : (
              <p>No vouchers to use right now.</p>
            )}
            {over.length > 0 && (
              <Section title="Used and expired">
                <ul className={styles.list}>
                  {over.map((voucher) => (
                    <Ticket key={voucher.id} voucher={voucher} />
                  ))}
                </ul>
              </Section>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

const NoVouchers = () => (
  <EmptyState
    level={2}
    title="No vouchers yet"
    text="Vouchers you receive appear here. You don’t need one for star buys."
    picture="voucher"
  >
    <ButtonLink href={paths.expoStarBuy}>See star buys</ButtonLink>
  </EmptyState>
);

function Ticket({ voucher }: { voucher: Voucher }) {
  const { title, code, terms, off, minSpendSen, brand, expiresOn, usedAt, status } = voucher;
  const isReady = status === 'ready';
  const value = off.kind === 'sum' ? formatMoney(off.sen) : `${off.percent}%`;
  const booth = useNextBooth(isReady && brand && !brand.isWithdrawn ? brand.slug : '', true);
  const boothLine = booth && (
    <p className={styles.booth}>
      <BoothLink {...booth} />
    </p>
  );
  const issuer = brand?.name ?? productName;
  const condition = minSpendSen > 0 ? `Spend ${formatMoney(minSpendSen)} or more. ` : '';
  const validity = isReady ? 'Valid until' : usedAt ? 'Used on' : 'Expired on';
  const day = dayLong(!isReady && usedAt ? dayAt(Date.parse(usedAt)) : expiresOn);
  const Heading = isReady ? 'h2' : 'h3';
  return (
    <li className={styles.ticket} data-over={!isReady || undefined}>
      <p className={styles.stub}>
        <strong style={{ '--letters': value.length } as CSSProperties}>{value}</strong> off
      </p>
      <div>
        <p className={styles.issuer}>
          {issuer}
          {brand?.isWithdrawn && <>&nbsp;· {NO_LONGER_LISTED}</>}
        </p>
        <Heading>{title}</Heading>
        <p className={styles.terms}>
          <span>{condition}</span>
          <span>{terms}</span>
        </p>
        {boothLine}
        <p className={styles.validity}>
          {isReady && <BoothCode code={code} />}
          <span>
            {validity} <span data-whole>{day}</span>
          </span>
        </p>
        {isReady && (
          <ShowAtBooth
            title={title}
            code={code}
            value={`${value} off`}
            note={`${issuer}. ${condition}${terms && `${terms} `}${validity} ${day}.`}
          >
            {boothLine}
          </ShowAtBooth>
        )}
      </div>
    </li>
  );
}
