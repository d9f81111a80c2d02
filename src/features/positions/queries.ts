import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { offlineCache: true };

export const positionQueries = {
  list: () => trpcQuery('businesses.positions.list', { staleTime: STALE_MS, meta }),
  detail: (slug: string) =>
    trpcQuery('businesses.positions.detail', { input: { slug }, staleTime: STALE_MS, meta }),
};
