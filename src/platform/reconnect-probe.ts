// @script outbox

import type { createStore } from 'jotai';
import { backoffMs } from '../sync/backoff.ts';
import { isOnlineAtom } from './connectivity.ts';
import { whenVisible } from './visibility.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Calls `probe` while offline and visible, after 5 s, doubling to 60 s, each wait partly random. What was due while the
 * page was hidden is done once when it is visible.
 */
export function probeWhileOffline(store: Store, probe: () => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const schedule = () => {
    clearTimeout(timer);
    if (store.get(isOnlineAtom)) attempts = 0;
    else timer = setTimeout(run, backoffMs(++attempts, Math.random));
  };
  const run = whenVisible(async () => {
    if (!store.get(isOnlineAtom)) await probe();
    schedule();
  });
  store.sub(isOnlineAtom, schedule);
  schedule();
}
