import { trpcQuery } from '../../platform/query-options.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { shelf: true };

export const media = {
  list: () => trpcQuery('businesses.media.list', { staleTime: STALE_MS, meta }),
  detail: (slug: string) =>
    trpcQuery('businesses.media.detail', { input: { slug }, staleTime: STALE_MS, meta }),
};
