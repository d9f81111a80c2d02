import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { offlineCache: true };

export const mediaQueries = {
  list: () => trpcQuery('businesses.media.list', { staleTime: STALE_MS, meta }),
  detail: (slug: string) =>
    trpcQuery('businesses.media.detail', { input: { slug }, staleTime: STALE_MS, meta }),
};
