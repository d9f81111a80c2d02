import { remote } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const addresses = {
  list: (isAuth: boolean) =>
    remote('users.addresses.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
