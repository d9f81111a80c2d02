import { plain } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const points = {
  summary: (isAuth: boolean) =>
    plain('/api/loyalty/get/user-summary', {
      enabled: isAuth,
      staleTime: STALE_MS,
      meta: { persist: true },
    }),
};
