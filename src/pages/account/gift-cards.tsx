import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { formatRinggit } from '../../domain/shop/money.ts';
import { dayLong } from '../../domain/time/dates.ts';
import { IfOffered } from '../../features/flags/if-offered.tsx';
import { giftCardQueries } from '../../features/gift-cards/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { SkeletonProps } from '../../ui/skeleton.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import { NotOffered } from './not-offered.tsx';
import styles from './voucher-cards.module.css';

export const head = (): PageHead => ({ title: 'My Yhello Cards', noIndex: true });

const skeleton: SkeletonProps = { shape: 'row', label: 'Loading your Yhello Cards', count: 3 };

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <IfOffered
        path={paths.giftCards}
        skeleton={skeleton}
        notOffered={<NotOffered subject="Yhello Cards" picture="gift-card" />}
      >
        <GiftCards />
      </IfOffered>
    </AccountLayout>
  );
}

function GiftCards() {
  return (
    <QueryView
      query={useQuery(giftCardQueries.list(true))}
      subject="Your Yhello Cards"
      skeleton={skeleton}
      empty={<NoGiftCards />}
    >
      {(cards) => (
        <ul className={styles.list} aria-label="Yhello Cards">
          {cards.map(({ id, code, balanceSen, valueSen, fromName, message, expiresOn, status }) => (
            <li
              key={id}
              className={styles.card}
              data-ready={status === 'ready' || undefined}
              data-inactive={status !== 'ready' || undefined}
            >
              <h2 className={styles.line}>
                <span>From {fromName}</span>
                <span>{formatRinggit(balanceSen)}</span>
              </h2>
              {message && <p>“{message}”</p>}
              {status === 'ready' && <p className={styles.code}>{code}</p>}
              <p>
                {status === 'ready' && `${formatRinggit(valueSen)} card, valid until ${dayLong(expiresOn)}.`}
                {status === 'empty' && `You’ve used all ${formatRinggit(valueSen)}.`}
                {status === 'expired' && `Expired on ${dayLong(expiresOn)}.`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

const NoGiftCards = () => (
  <EmptyState
    level={2}
    title="No Yhello Cards yet"
    text="Your cards show here, with their balances."
    picture="gift-card"
  >
    <ButtonLink href={paths.products}>See the products</ButtonLink>
  </EmptyState>
);
