import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { passTime } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { type PassView, startPassRefresh } from './pass-refresh.ts';

function every(ms: number, tick: () => void): () => void {
  const timer = setInterval(tick, ms);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The visitor's pass, signed while the component is mounted. A new `keyVersion` signs again at once. */
export function usePass(keyVersion: number): PassView {
  const { sub } = useAtomValue(sessionAtom);
  const [view, setView] = useState<PassView>({ state: 'waiting', reason: 'working' });
  useEffect(() => {
    if (!sub || keyVersion < 0) return;
    const sign = async (time: { nowMs: number; isUtcTime: boolean }) =>
      (await import('./sign-pass.ts')).signPass(sub, time);
    return startPassRefresh(setView, { passTime, sign, repeat: every }).stop;
  }, [sub, keyVersion]);
  return view;
}
