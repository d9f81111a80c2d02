// @script outbox

import type { AppServices } from '../platform/app-services.ts';
import { todayAtom } from '../platform/clock.ts';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { refetchOnReturn } from '../platform/query-client.ts';

/** A visitor who looks again after this expects what is new. */
const REFETCHED_AFTER_MS = 10 * 60 * 1000;

/**
 * Calls the listener when what was loaded may be of another time: on a new day, and when the page is shown again after
 * more than `hiddenMs`. A hidden page has its new day once it is shown (see `watchClock`): phones in pockets do not all
 * ask at midnight. Returns a function that stops it.
 */
export function onLaterTime(store: AppServices['store'], hiddenMs: number, listener: () => void): () => void {
  const now = () => ({ ms: Date.now(), day: store.get(todayAtom) });
  let hiddenAt = now();
  const onVisibility = () => {
    if (document.hidden) hiddenAt = now();
    else {
      const { ms, day } = now();
      // A new day has called it already. The phone's clock may have been set back meanwhile.
      if (day === hiddenAt.day && Math.abs(ms - hiddenAt.ms) > hiddenMs) listener();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stop = store.sub(todayAtom, listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}

/** Refetches then what the screen shows and is stale: an app that stays open for days shows today's hall. */
export const refetchAtLaterTime = ({ store, queryClient }: AppServices): (() => void) =>
  onLaterTime(store, REFETCHED_AFTER_MS, () => {
    // Without signal, it is refetched when the signal returns.
    if (store.get(isOnlineAtom)) void refetchOnReturn(queryClient);
  });
