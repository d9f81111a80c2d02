import { vi } from 'vitest';
import { type PassView, type SignedPass, startPassRefresh } from '../../src/features/pass/pass-refresh.ts';
import type { PassTime } from '../../src/platform/clock.ts';

type SignRequest = { nowMs: number; isUtcTime: boolean };
type Signer = (time: SignRequest) => Promise<SignedPass | null>;

/** A fake token that names the time at which it was signed, ms since 1970. */
export const passTokenSignedAt = (nowMs: number) => `signed at ${nowMs}`;
export const signedAtMs = (token: string) => Number(token.slice('signed at '.length));
const signedWith = (kid: string, nowMs: number) => ({ kid, token: passTokenSignedAt(nowMs) });
/** A signer with the key of this id. */
export const signWith =
  (kid: string): Signer =>
  async ({ nowMs }) =>
    signedWith(kid, nowMs);
export const signAtOnce = signWith('key');

/** The refresh loop of a pass with a fake clock and signer. Needs faked timers. */
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
    /** The app runs in the foreground. */
    run: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
    /** The phone sleeps: time passes and no timer fires. */
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

/** A signer that resolves when the test says so, each token for the time of its request. */
export function deferredSigner() {
  const open: (() => void)[] = [];
  const sign: Signer = ({ nowMs }) =>
    new Promise((resolve) => open.push(() => resolve(signedWith('key', nowMs))));
  const answer = async () => {
    open.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sign, answer };
}
