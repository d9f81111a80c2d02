import { accountPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { TRANSACTION_KINDS } from '../../domain/visitor/transaction.ts';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { Chips } from '../../ui/chips.tsx';
import type { PageProps } from '../page-module.ts';

const labels = { points: 'Points', money: 'Money' };

export function TransactionsPage({ address }: PageProps) {
  const kind = TRANSACTION_KINDS.find((one) => one === address.search.get('kind')) ?? null;
  const page = 'transactions';
  return (
    <>
      <Chips
        label="Kinds of transactions"
        chips={[
          { label: 'All', href: accountPath(page), current: kind === null },
          ...TRANSACTION_KINDS.map((one) => ({
            label: labels[one],
            href: fillPath(paths.account, { page, kind: one }),
            current: kind === one,
          })),
        ]}
      />
      <TransactionHistory kind={kind} />
    </>
  );
}
