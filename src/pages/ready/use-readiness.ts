import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { parseFlags } from '../../domain/visitor/flags.ts';
import { offlineProblems } from '../../features/pass/offline-problems.ts';
import { isConnectionFast } from '../../platform/connection.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { onOfflineCacheWrite } from '../../platform/offline-cache-first.ts';
import {
  checkOfflineReadiness,
  followOfflineReadiness,
  type OfflineProblem,
  offlineReadinessAtom,
} from '../../platform/offline-readiness.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { checkExpoStored, type Subject } from './check-expo-stored.ts';
import { getReady } from './get-ready.ts';
import { isOld, isReady, missingPictures, type Readiness, worksOffline } from './readiness.ts';

const AFTER_WRITES_MS = 1_000;
/** The pause between two attempts to replace what is old. It doubles: what the server refuses stays old. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * What of an expo is on this phone: checked when the caller is shown, when the page is shown, and after each change.
 * What is more than a day old is replaced without a tap.
 * `problem`: why it can never be ready here, in a sentence; empty where it can.
 * `isPreparing`: the app is storing by itself what the pass needs to open offline.
 */
export function useReadiness(expo: Expo) {
  const client = useQueryClient();
  const store = useStore();
  const { sub } = useAtomValue(sessionAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const offline = useAtomValue(offlineReadinessAtom);
  const [found, setFound] = useState<Readiness | null>(null);
  /** How much is done; null while nothing is being stored. */
  const [share, setShare] = useState<number | null>(null);
  const subject = useCallback(async (): Promise<Subject | null> => {
    const flags = await client.ensureQueryData(flagQueries.all()).then(parseFlags, () => ({}));
    return sub === null ? null : { sub, expo, flags };
  }, [client, sub, expo]);
  const cannotOpen = found !== null && !worksOffline(found);
  const isComplete = offline.state === 'ready';
  const ready = found !== null && isReady(found);
  const problem = (!ready && offlineProblems[offline.state as OfflineProblem]) || '';
  const mayComplete = cannotOpen && isOnline && !problem;
  const checkNow = useRef<() => unknown>(() => {});
  const refresh = useRef({ notBeforeMs: 0, pauseMs: FIRST_PAUSE_MS });

  useEffect(() => {
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Reading all that is stored takes time: a launch first shows its screen, and may be storing several answers.
      await new Promise<void>(whenIdle);
      const current = await subject();
      // Where nothing can be stored, there may be nothing to read either.
      const [result] = await Promise.all([current && checkExpoStored(current), checkOfflineReadiness(store)]);
      if (isEnded || !current || !result) return;
      setFound(result);
      if (!isOnline || !isConnectionFast() || !isOld(result, Date.now())) return;
      const { notBeforeMs, pauseMs } = refresh.current;
      const waitMs = notBeforeMs - performance.now();
      clearTimeout(timer);
      if (waitMs > 0) {
        timer = setTimeout(checkIfVisible, waitMs);
        return;
      }
      refresh.current = {
        notBeforeMs: performance.now() + pauseMs,
        pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS),
      };
      // Pictures cost: only a visitor who has them gets the new ones without a tap.
      void getReady(client, current, { withPictures: missingPictures(result).length === 0 }).then(check);
    };
    const check = oneAtATime(() => look().catch(() => {}));
    const checkIfVisible = () => document.hidden || void check();
    checkNow.current = checkIfVisible;
    void check();
    // Reads all that is stored: once after a burst of writes.
    let afterWrites: ReturnType<typeof setTimeout> | undefined;
    const endWrites = onOfflineCacheWrite(() => {
      clearTimeout(afterWrites);
      afterWrites = setTimeout(check, AFTER_WRITES_MS);
    });
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      clearTimeout(afterWrites);
      endWrites();
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [client, store, subject, isOnline]);
  useEffect(() => (mayComplete ? followOfflineReadiness(store) : undefined), [store, mayComplete]);
  // The app's own files are no answers: no write to the offline cache tells that they are there.
  useEffect(() => {
    if (cannotOpen && isComplete) checkNow.current();
  }, [cannotOpen, isComplete]);

  const start = async (withPictures: boolean) => {
    setShare(0);
    void requestPersistentStorage();
    try {
      const current = await subject();
      if (!current) return;
      await getReady(client, current, { withPictures, onProgress: setShare });
      setFound(await checkExpoStored(current));
    } finally {
      setShare(null);
    }
  };
  const isPreparing = mayComplete && offline.state === 'preparing';
  return { found, ready, problem, share, isOnline, isPreparing, start };
}
