// @script outbox

import type { createStore } from 'jotai';
import { backoffMs } from '../sync/backoff.ts';
import { passTime, restoreClock, syncClock } from './clock.ts';
import { isOnlineAtom, onBackOnline } from './connectivity.ts';
import { whenVisible } from './visibility.ts';

/** The offset gets old while a page is open for a day. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

/**
 * Reads the stored offset and asks for the server's time again, after 5 s, doubling to 60 s, while no pass can be
 * signed or its time is old: one lost answer, or a database that was busy once, must not leave a visitor without a
 * pass. On a hidden page and without signal it waits.
 */
export function keepClockKnown(store: ReturnType<typeof createStore>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const isKnown = () => {
    const time = passTime();
    return time.kind === 'good' && !time.stale;
  };
  const check = whenVisible(async () => {
    clearTimeout(timer);
    if (passTime().kind === 'none') await restoreClock();
    if (!isKnown() && store.get(isOnlineAtom)) await syncClock();
    attempts = isKnown() ? 0 : attempts + 1;
    timer = setTimeout(check, isKnown() ? LOOK_EVERY_MS : backoffMs(attempts, Math.random));
  });
  onBackOnline(check);
  check();
}
