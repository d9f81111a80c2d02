// @script browse

import { atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { nowMs } from './clock.ts';

const STEP_MS = 15_000;

function subscribe(update: () => void): () => void {
  const timer = setInterval(update, STEP_MS);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

const snapshot = () => Math.floor(nowMs() / STEP_MS) * STEP_MS;

/** The corrected time in ms since 1970, in steps of 15 s; null on the server and while its HTML is hydrated. */
export const useNow = (): number | null => useSyncExternalStore(subscribe, snapshot, () => null);

/** When the server renders the page, ms since 1970; null in a browser. The state of a page contains no time. */
export const renderedAtAtom = atom<number | null>(null);
