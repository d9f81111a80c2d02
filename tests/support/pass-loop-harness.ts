import { vi } from 'vitest';
import { type PassView, startPassRefresh } from '../../src/features/pass/pass-refresh.ts';
import type { PassTime } from '../../src/platform/clock.ts';

export type SignRequest = { nowMs: number; isUtcTime: boolean };
type Signer = (time: SignRequest) => Promise<string | null>;

/** Tells when a token of this stage was signed. */
export const passTokenSignedAt = (nowMs: number) => `signed at ${nowMs}`;
export const signedAtMs = (token: string) => Number(token.slice('signed at '.length));
export const signAtOnce: Signer = async ({ nowMs }) => passTokenSignedAt(nowMs);

/** A pass on a screen, with the test's own time, key and sleep. Needs faked timers. */
export function startPassLoopHarness(given: { sign?: Signer; time?: () => PassTime } = {}) {
  const good = (): PassTime => ({ kind: 'good', nowMs: Date.now(), stale: false, isUtcTime: true });
  const stage = {
    sign: given.sign ?? signAtOnce,
    time: given.time ?? good,
    views: [] as PassView[],
    signings: [] as SignRequest[],
    get view(): PassView | undefined {
      return stage.views.at(-1);
    },
    /** The app runs in sight for a while. */
    run: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
    /** The phone sleeps: time passes and nothing runs. */
    sleep: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
  };
  const loop = startPassRefresh((view) => stage.views.push(view), {
    passTime: () => stage.time(),
    sign: (time) => {
      stage.signings.push(time);
      return stage.sign(time);
    },
    repeat: (ms, tick) => {
      const timer = setInterval(tick, ms);
      return () => clearInterval(timer);
    },
  });
  return { stage, ...loop };
}

/** A signer whose tokens come when the test lets them, each signed for the time it was asked for. */
export function deferredSigner() {
  const open: (() => void)[] = [];
  const sign: Signer = ({ nowMs }) =>
    new Promise((resolve) => open.push(() => resolve(passTokenSignedAt(nowMs))));
  const answer = async () => {
    open.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sign, answer };
}
