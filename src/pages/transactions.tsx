import { useInfiniteQuery } from '@tanstack/react-query';
import { accountPath, fill, paths } from '../domain/paths.ts';
import { TRANSACTION_KINDS } from '../domain/transaction.ts';
import { transactions } from '../features/transactions/queries.ts';
import { TransactionList } from '../features/transactions/transaction-list.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { PageProps } from './page.ts';

const labels = { points: 'Points', money: 'Money' };

export function TransactionsPage({ at }: PageProps) {
  const kind = TRANSACTION_KINDS.find((one) => one === at.search.get('kind')) ?? null;
  const list = useInfiniteQuery(transactions.list(kind));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const page = 'transactions';
  return (
    <>
      <Chips
        label="Kinds of transactions"
        chips={[
          { label: 'All', href: accountPath(page), current: kind === null },
          ...TRANSACTION_KINDS.map((one) => ({
            label: labels[one],
            href: fill(paths.account, { page, kind: one }),
            current: kind === one,
          })),
        ]}
      />
      {data && items.length > 0 && (
        <>
          <TransactionList items={items} />
          <ShowMore
            shown={items.length}
            total={data.pages[0]?.total ?? items.length}
            hasMore={hasNextPage}
            busy={isFetchingNextPage}
            onMore={fetchNextPage}
          />
        </>
      )}
      {data && items.length === 0 && <Nothing />}
      {!data && error && <Failure what="Your transactions" onRetry={refetch} />}
      {!data && !error && <Waiting label="Loading your transactions" blocks={2} />}
    </>
  );
}

function Nothing() {
  return (
    <Notice
      level={2}
      title="Nothing has moved yet"
      text="Points that you earn and money that you spend with us stand here."
      picture="points-star"
    >
      <ButtonLink href={paths.rewards}>How points work</ButtonLink>
    </Notice>
  );
}
