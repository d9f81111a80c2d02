import { accountPath, fill, paths } from '../domain/paths.ts';
import { TRANSACTION_KINDS } from '../domain/transaction.ts';
import { TransactionsOf } from '../features/transactions/transactions-of.tsx';
import { Chips } from '../ui/chips.tsx';
import type { PageProps } from './page.ts';

const labels = { points: 'Points', money: 'Money' };

export function TransactionsPage({ at }: PageProps) {
  const kind = TRANSACTION_KINDS.find((one) => one === at.search.get('kind')) ?? null;
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
      <TransactionsOf kind={kind} />
    </>
  );
}
