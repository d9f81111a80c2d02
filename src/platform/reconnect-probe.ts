import type { createStore } from 'jotai';
import { retryDelayMs } from '../sync/delivery-schedule.ts';
import { isOnlineAtom } from './connectivity.ts';

type Store = ReturnType<typeof createStore>;

/** Calls `probe` while offline and visible, after 5 s, doubling to 60 s, each wait partly random. */
export function probeWhileOffline(store: Store, probe: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const schedule = () => {
    clearTimeout(timer);
    if (store.get(isOnlineAtom)) attempts = 0;
    else timer = setTimeout(run, retryDelayMs(++attempts, Math.random));
  };
  const run = async () => {
    if (!document.hidden) await probe();
    schedule();
  };
  store.sub(isOnlineAtom, schedule);
  schedule();
}
