import { remote } from '../../platform/read.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { shelf: true };

export const media = {
  list: () => remote('businesses.media.list', { staleTime: STALE_MS, meta }),
  detail: (slug: string) => remote('businesses.media.detail', { input: { slug }, staleTime: STALE_MS, meta }),
};
