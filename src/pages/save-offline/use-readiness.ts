import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { parseFlags } from '../../domain/visitor/flags.ts';
import { offlineProblems } from '../../features/pass/offline-problems.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import {
  followOfflineReadiness,
  type OfflineProblem,
  offlineReadinessAtom,
} from '../../platform/offline-readiness.ts';
import { requestPersistentStorage } from '../../platform/persistent-storage.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { checkExpoStored, type Subject } from './check-expo-stored.ts';
import { getReady } from './get-ready.ts';
import { isReady, type Readiness, worksOffline } from './readiness.ts';
import { noPauseYet, watchReadiness } from './watch-readiness.ts';

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
  const refresh = useRef(noPauseYet());

  useEffect(() => {
    const watch = watchReadiness(client, store, {
      subject,
      isOnline,
      refresh: refresh.current,
      onFound: setFound,
    });
    checkNow.current = watch.checkNow;
    return watch.end;
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
