import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 60_000;
/** The visitor's own records are wanted at the venue, where there may be no signal. */
const own = { staleTime: STALE_MS, meta: { shelf: true } };

/** What was given to whoever is signed in. */
export const belongings = {
  vouchers: () => trpcQuery('users.vouchers.list', own),
  giftCards: () => trpcQuery('users.giftCards.list', own),
};
