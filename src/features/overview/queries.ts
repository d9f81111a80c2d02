import { remote } from '../../platform/read.ts';

const STALE_MS = 60_000;

/** What the overview counts beside what its page asks other features for. */
export const overview = {
  vouchers: (isAuth: boolean) =>
    remote('users.vouchers.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
  giftCards: (isAuth: boolean) =>
    remote('users.giftCards.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
  follows: (isAuth: boolean) =>
    remote('users.follows.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
