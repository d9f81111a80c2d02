import { remote, remotePages } from '../../platform/read.ts';

const STALE_MS = 5 * 60 * 1000;
const meta = { shelf: true };

export const moment = {
  list: (expoSlug: string | null) =>
    remotePages('businesses.moments.list', {
      input: expoSlug ? { expoSlug } : {},
      staleTime: STALE_MS,
      meta,
    }),
  expos: () => remote('businesses.moments.expos', { staleTime: STALE_MS, meta }),
};
