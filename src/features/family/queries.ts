import { remote } from '../../platform/read.ts';

const STALE_MS = 30_000;

export const family = {
  journey: (isAuth: boolean) =>
    remote('users.family.journey', { enabled: isAuth, staleTime: STALE_MS, meta: { persist: true } }),
};
