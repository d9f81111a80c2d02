import { plain } from '../../platform/read.ts';

const STALE_MS = 60_000;

export const shoppingList = {
  count: (isAuth: boolean) =>
    plain('/api/shopping/item-count', { enabled: isAuth, staleTime: STALE_MS, meta: { persist: true } }),
};
