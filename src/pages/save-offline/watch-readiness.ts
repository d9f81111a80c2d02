import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { isConnectionFast } from '../../platform/connection.ts';
import { onOfflineCacheWrite } from '../../platform/offline-cache-first.ts';
import { checkOfflineReadiness } from '../../platform/offline-readiness.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { checkExpoStored, type Subject } from './check-expo-stored.ts';
import { getReady } from './get-ready.ts';
import { isOld, missingPictures, type Readiness } from './readiness.ts';

const AFTER_WRITES_MS = 1_000;
/** The pause between two attempts to replace what is old. It doubles: what the server refuses stays old. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

type Options = {
  subject: () => Promise<Subject | null>;
  isOnline: boolean;
  /** When what is old may be replaced again. Kept over the watches of one screen, one after the other. */
  refresh: RefreshPause;
  onFound: (found: Readiness) => void;
};

/** `notBeforeMs`: of `performance.now()`. Each attempt changes it. */
export type RefreshPause = { notBeforeMs: number; pauseMs: number };
export const noPauseYet = (): RefreshPause => ({ notBeforeMs: 0, pauseMs: FIRST_PAUSE_MS });

/**
 * Checks what of an expo is on this phone: at once, when the page is shown, and after each change. What is more than a
 * day old is replaced without a tap. Returns a function that checks now, and one that ends the watch.
 */
export function watchReadiness(
  client: QueryClient,
  store: ReturnType<typeof createStore>,
  { subject, isOnline, refresh, onFound }: Options,
) {
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    // Reading all that is stored takes time: a launch first shows its screen, and may be storing several answers.
    await new Promise<void>(whenIdle);
    const current = await subject();
    // Where nothing can be stored, there may be nothing to read either.
    const [result] = await Promise.all([current && checkExpoStored(current), checkOfflineReadiness(store)]);
    if (isEnded || !current || !result) return;
    onFound(result);
    if (!isOnline || !isConnectionFast() || !isOld(result, Date.now())) return;
    const { notBeforeMs, pauseMs } = refresh;
    const waitMs = notBeforeMs - performance.now();
    clearTimeout(timer);
    if (waitMs > 0) {
      timer = setTimeout(checkIfVisible, waitMs);
      return;
    }
    refresh.notBeforeMs = performance.now() + pauseMs;
    refresh.pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    // Pictures cost: only a visitor who has them gets the new ones without a tap.
    void getReady(client, current, { withPictures: missingPictures(result).length === 0 }).then(check);
  };
  const check = oneAtATime(() => look().catch(() => {}));
  const checkIfVisible = () => document.hidden || void check();
  void check();
  // Reads all that is stored: once after a burst of writes.
  let afterWrites: ReturnType<typeof setTimeout> | undefined;
  const endWrites = onOfflineCacheWrite(() => {
    clearTimeout(afterWrites);
    afterWrites = setTimeout(check, AFTER_WRITES_MS);
  });
  document.addEventListener('visibilitychange', checkIfVisible);
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    clearTimeout(afterWrites);
    endWrites();
    document.removeEventListener('visibilitychange', checkIfVisible);
  };
  return { checkNow: checkIfVisible, end };
}
