import { remote } from '../../platform/read.ts';

const STALE_MS = 30_000;

export const checkIn = {
  mine: (isAuth: boolean) =>
    remote('businesses.expos.myCheckIns', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { shelf: true },
    }),
};
