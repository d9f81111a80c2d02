import { remote } from '../../platform/read.ts';

const STALE_MS = 5 * 60 * 1000;

export const career = {
  positions: () => remote('businesses.positions.list', { staleTime: STALE_MS }),
  position: (slug: string) => remote('businesses.positions.detail', { input: { slug }, staleTime: STALE_MS }),
};
