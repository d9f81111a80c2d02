import { useInfiniteQuery } from '@tanstack/react-query';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { paths } from '../../domain/routing/paths.ts';
import { offeredKinds, type Transaction } from '../../domain/visitor/transaction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import '../../ui/skeleton-lists.css';
import { transactionQueries } from './queries.ts';
import { TransactionList } from './transaction-list.tsx';

type Props = {
  /** Null for both kinds. */
  kind: Transaction['kind'] | null;
  /** The level of the headings. */
  level?: 2 | 3;
};

/** The visitor's transactions, in each state of the query. */
export function TransactionHistory({ kind, level = 2 }: Props) {
  const query = useInfiniteQuery(transactionQueries.list(kind));
  return (
    <QueryView
      query={query}
      subject="Your transactions"
      skeleton={{ shape: 'row-month', label: 'Loading your transactions', count: 8 }}
      empty={<NoTransactions kind={kind} level={level} />}
    >
      {({ pages }) => (
        <>
          <TransactionList items={pages.flatMap(({ items }) => items)} level={level} />
          <ShowMore query={query} />
        </>
      )}
    </QueryView>
  );
}

const NoTransactions = ({ kind, level }: Required<Props>) =>
  offersPoints && kind !== 'money' ? (
    <EmptyState
      level={level}
      title="No activity yet"
      text={`Points you earn ${kind === null && offeredKinds.includes('money') ? 'and what you pay for orders ' : ''}show here.`}
      picture="points-star"
    >
      <ButtonLink href={paths.rewards}>How points work</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      level={level}
      title={kind === 'money' ? 'No payments yet' : 'No activity yet'}
      text="Money you spend with us shows here."
      picture="parcel"
    />
  );
