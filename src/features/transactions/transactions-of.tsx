import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../domain/paths.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { transactions } from './queries.ts';
import { TransactionList } from './transaction-list.tsx';

type Props = {
  /** Null for both. */
  kind: Transaction['kind'] | null;
};

/** The visitor's movements of one kind, in each of the list's states. */
export function TransactionsOf({ kind }: Props) {
  const list = useInfiniteQuery(transactions.list(kind));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!data && error) return <Failure what="Your transactions" onRetry={refetch} />;
  if (!data) return <Waiting shape="row" label="Loading your transactions" blocks={6} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing />;
  return (
    <>
      <TransactionList items={items} />
      <ShowMore
        shown={items.length}
        total={data.pages[0]?.total ?? items.length}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        failed={isFetchNextPageError}
        onMore={fetchNextPage}
      />
    </>
  );
}

const Nothing = () => (
  <Notice
    level={2}
    title="Nothing has moved yet"
    text="Points that you earn and money that you spend with us stand here."
    picture="points-star"
  >
    <ButtonLink href={paths.rewards}>How points work</ButtonLink>
  </Notice>
);
