import { remote } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const orders = {
  list: (isAuth: boolean) =>
    remote('users.orders.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
