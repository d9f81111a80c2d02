import { remote } from '../../platform/read.ts';

const COUNT_STALE_MS = 10_000;

export const cart = {
  count: (isAuth: boolean) =>
    remote('users.carts.count', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      meta: { persist: true },
    }),
  list: (isAuth: boolean) =>
    remote('users.carts.list', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      meta: { shelf: true },
    }),
};
