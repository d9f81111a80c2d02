import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
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

/** The visitor's pass, signed while the component is mounted. A new `keyVersion` asks whether the key has changed. */
export function usePass(keyVersion: number): PassView {
  const { sub } = useAtomValue(sessionAtom);
  const [view, setView] = useState<PassView>({ state: 'waiting', reason: 'working' });
  const refresh = useRef<ReturnType<typeof startPassRefresh> | null>(null);
  useEffect(() => {
    if (!sub) return;
    const sign = async (time: { nowMs: number; isUtcTime: boolean }) =>
      (await import('./sign-pass.ts')).signPass(sub, time);
    const started = startPassRefresh(setView, { passTime, sign, repeat: every });
    refresh.current = started;
    return started.stop;
  }, [sub]);
  const checkedVersion = useRef(keyVersion);
  useEffect(() => {
    if (checkedVersion.current === keyVersion) return;
    checkedVersion.current = keyVersion;
    refresh.current?.checkKey();
  }, [keyVersion]);
  return view;
}
