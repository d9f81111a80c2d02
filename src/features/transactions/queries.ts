import type { Transaction } from '../../domain/visitor/transaction.ts';
import { trpcInfiniteQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const transactionQueries = {
  /** Null for both kinds. */
  list: (kind: Transaction['kind'] | null) =>
    trpcInfiniteQuery('users.transactions.list', {
      input: kind ? { kind } : {},
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
