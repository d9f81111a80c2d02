import type { Transaction } from '../../domain/transaction.ts';
import { remotePages } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const transactions = {
  /** Null for both kinds. */
  list: (kind: Transaction['kind'] | null) =>
    remotePages('users.transactions.list', {
      input: kind ? { kind } : {},
      staleTime: STALE_MS,
      meta: { shelf: true },
    }),
};
