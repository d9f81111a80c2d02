import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;

export const voucherQueries = {
  /** In the offline cache, because visitors use them at the venue, where there may be no signal. */
  list: (isOffered: boolean) =>
    trpcQuery('users.vouchers.list', {
      enabled: isOffered,
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
