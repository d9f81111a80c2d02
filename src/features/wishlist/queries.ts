import { remote } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const wishlist = {
  /** All of it at once: every heart on a page looks itself up in it. */
  list: (isAuth: boolean) =>
    remote('users.wishlist.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
