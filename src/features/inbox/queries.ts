import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

const POLL_MS = 5_000;
const COUNT_STALE_MS = 10_000;

export const inboxQueries = {
  /**
   * Polled while signed in and on screen, also after a failed poll; not while the browser says it is offline. Looked at
   * as soon as the visitor is back, unlike other remote queries.
   */
  unreadCount: (isAuth: boolean) =>
    trpcQuery('users.notifications.unreadCount', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      refetchInterval: () => (navigator.onLine ? POLL_MS : false),
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: true,
      meta: { persist: true },
    }),
  /** Opened, it is always asked for. */
  list: () => trpcInfiniteQuery('users.notifications.list', { meta: { offlineCache: true } }),
};
