import { remote } from '../../platform/read.ts';

const STALE_MS = 30_000;

export const follow = {
  mine: (isAuth: boolean) =>
    remote('users.follows.list', { enabled: isAuth, staleTime: STALE_MS, meta: { shelf: true } }),
};
