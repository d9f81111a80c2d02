import { offeredKinds } from '../../domain/visitor/transaction.ts';
import { afterEarning } from '../../platform/after-earning.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { transactionQueries } from './queries.ts';

/** The beginning of the keys of all transaction lists, of whatever kind. */
const lists = transactionQueries.list(null).queryKey.slice(0, 1);

export const transactionsOffline = {
  staleAfter: afterEarning([lists]),
  /**
   * What today has earned is shown at the expo, and the points among the rewards. A filter works without signal, too.
   */
  preload: () => [
    transactionQueries.list(null),
    ...offeredKinds.map((kind) => transactionQueries.list(kind)),
  ],
} satisfies OfflineFeature;
