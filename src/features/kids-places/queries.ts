import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 10 * 60 * 1000;

export const kidsPlaceQueries = {
  /** All of them: they are narrowed on the phone, without signal too. */
  list: () =>
    trpcQuery('businesses.kidsPlaces.list', {
      input: {},
      staleTime: STALE_MS,
      meta: { offlineCache: true },
    }),
};
