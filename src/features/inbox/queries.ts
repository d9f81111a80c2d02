import { trpcInfiniteQuery, trpcQuery } from '../../platform/query-options.ts';

/** Shorter than the server keeps a connection open. */
export const POLL_MS = 5_000;
const COUNT_STALE_MS = 10_000;

export const inboxQueries = {
  /**
   * Polled while signed in and visible, also after a failed poll, but not while the browser is offline. Unlike other
   * tRPC queries it is loaded at once on window focus and when a visible page is online again, however new it is: the
   * polling begins again only with an answer.
   */
  unreadCount: (isAuth: boolean) =>
    trpcQuery('users.notifications.unreadCount', {
      enabled: isAuth,
      staleTime: COUNT_STALE_MS,
      refetchInterval: () => (navigator.onLine ? POLL_MS : false),
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: () => !document.hidden && 'always',
      meta: { persist: true },
    }),
  /** Loaded each time the page opens. */
  list: () => trpcInfiniteQuery('users.notifications.list', { meta: { offlineCache: true } }),
};
