import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import type { Transaction } from '../../domain/visitor/transaction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { transactionQueries } from './queries.ts';
import { TransactionList } from './transaction-list.tsx';

type Props = {
  /** Null for both. */
  kind: Transaction['kind'] | null;
};

/** The visitor's movements of one kind, in each of the list's states. */
export function TransactionHistory({ kind }: Props) {
  const list = useInfiniteQuery(transactionQueries.list(kind));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!data && error) return <ErrorState subject="Your transactions" onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label="Loading your transactions" count={6} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing />;
  return (
    <>
      <TransactionList items={items} />
      <ShowMore
        shown={items.length}
        total={data.pages[0]?.total ?? items.length}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        isError={isFetchNextPageError}
        onLoadMore={fetchNextPage}
      />
    </>
  );
}

const Nothing = () => (
  <EmptyState
    level={2}
    title="Nothing has moved yet"
    text="Points that you earn and money that you spend with us stand here."
    picture="points-star"
  >
    <ButtonLink href={paths.rewards}>How points work</ButtonLink>
  </EmptyState>
);
