import { useInfiniteQuery } from '@tanstack/react-query';

import { dayLong, klDay } from '../domain/dates.ts';
import { ringgit } from '../domain/money.ts';
import { paths } from '../domain/paths.ts';
import type { Transaction } from '../domain/transaction.ts';
import { belongings } from '../features/belongings/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Waiting } from '../ui/waiting.tsx';
import styles from './belongings.module.css';

/** Money and points, latest first; `kind` shows one of them alone. */
export function TransactionsPage({ kind }: { kind?: 'points' | 'money' }) {
  const query = useInfiniteQuery(belongings.transactions(kind));
  const { data, error, refetch } = query;
  if (!data && error) return <Failure what="Your transactions" onRetry={refetch} />;
  if (!data) return <Waiting label="Loading your transactions" blocks={2} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <Notice
        level={2}
        title="Nothing here yet"
        text="What you buy, and the points that you collect, are listed here."
        picture="points-star"
      >
        <ButtonLink href={paths.rewards}>How points work</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Transactions">
        {items.map((one) => (
          <li key={one.id} className={styles.card}>
            <p className={styles.line}>
              <strong>{one.title}</strong>
              <span>{amountOf(one)}</span>
            </p>
            <p>{[dayLong(klDay(Date.parse(one.at))), one.reference].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <ShowMore
        shown={items.length}
        total={data.pages[0]?.total ?? items.length}
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

const figure = new Intl.NumberFormat('en-MY', { signDisplay: 'exceptZero' });

const amountOf = ({ kind, amount }: Transaction) =>
  kind === 'points' ? `${figure.format(amount)} points` : ringgit(amount);
