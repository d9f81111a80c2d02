import { transactionsPath } from '../../domain/routing/account-paths.ts';
import { oneOf, searchParamsCodec } from '../../domain/routing/search-params.ts';
import { offeredKinds, TRANSACTION_KINDS, type Transaction } from '../../domain/visitor/transaction.ts';
import { transactionQueries } from '../../features/transactions/queries.ts';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { Chips } from '../../ui/chips.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageProps } from '../page-module.ts';

const kindParams = searchParamsCodec(transactionsPath, { kind: oneOf(TRANSACTION_KINDS) });
const labels = { points: 'Points', money: 'Money' };

export function TransactionsPage({ address }: PageProps) {
  const [onlyKind, ...otherKinds] = offeredKinds;
  // Only one kind is offered. Points from before that change are of no use to the visitor any more.
  if (onlyKind && otherKinds.length === 0) return <HistoryOf kind={onlyKind} />;
  const { kind = null } = kindParams.parse(address.search);
  return (
    <>
      <Chips
        label="Kinds of transactions"
        chips={[
          { label: 'All', href: kindParams.href({}), current: kind === null },
          ...TRANSACTION_KINDS.map((choice) => ({
            label: labels[choice],
            href: kindParams.href({ kind: choice }),
            current: kind === choice,
          })),
        ]}
      />
      <HistoryOf kind={kind} />
    </>
  );
}

const HistoryOf = ({ kind }: { kind: Transaction['kind'] | null }) => (
  <>
    <OfflineCopyNoteOf query={transactionQueries.list(kind)} />
    <TransactionHistory kind={kind} />
  </>
);
