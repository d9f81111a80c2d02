import { PASS_LIFETIME_S, PASS_REFRESH_MS } from '../../domain/visitor/pass.ts';
import type { PassTime } from '../../platform/clock.ts';

export type PassView =
  | { state: 'waiting'; reason: 'first-time' | 'clock-set-back' | 'not-possible' | 'working' }
  | { state: 'shown'; token: string; refreshInS: number; shouldCheckTime: boolean };

export type SignedPass = { token: string; kid: string };
/** Whether the visitor sees the code, or the reason why there is none: it is not being worked on any more. */
export const isSettled = (view: PassView): boolean => view.state === 'shown' || view.reason !== 'working';

type PassRefreshDeps = {
  passTime: () => PassTime;
  /** Returns the token for the given time and the id of its key, or null while there is no key on this phone. */
  sign: (time: { nowMs: number; isUtcTime: boolean }) => Promise<SignedPass | null>;
  repeat: (ms: number, tick: () => void) => () => void;
};

const TICK_MS = 1_000;
/** Signing that takes longer is started again: IndexedDB or the loading of a script may never settle. */
const SIGN_LIMIT_TICKS = 5;

/**
 * Keeps the pass fresh until stopped: signs at once and then every minute. Never shows a code that a gate would refuse:
 * after the phone has slept, the old code is removed before the new one is ready. `checkKey` is for when the key may
 * have changed: a code of another key is replaced at once, and one of the same key stays, because a gate may be reading
 * it.
 */
export function startPassRefresh(
  show: (view: PassView) => void,
  deps: PassRefreshDeps,
): { check: () => void; checkKey: () => void; stop: () => void } {
  let code: (SignedPass & { signedAtMs: number }) | null = null;
  let signing: { ticks: number; isOfOldKey: boolean } | null = null;
  let isStopped = false;

  const render = (time: PassTime) => {
    if (time.kind === 'none') return show({ state: 'waiting', reason: 'first-time' });
    if (time.kind === 'set-back') return show({ state: 'waiting', reason: 'clock-set-back' });
    if (!code) return show({ state: 'waiting', reason: 'working' });
    const refreshInS = Math.max(0, Math.ceil((code.signedAtMs + PASS_REFRESH_MS - time.nowMs) / 1000));
    show({ state: 'shown', token: code.token, refreshInS, shouldCheckTime: time.stale });
  };

  const dropIfRefused = (time: PassTime) => {
    if (!code) return;
    const ageMs = time.kind === 'good' ? time.nowMs - code.signedAtMs : Number.NaN;
    if (!(ageMs >= -TICK_MS && ageMs < PASS_LIFETIME_S * 1000)) code = null;
  };

  const sign = async (nowMs: number, isUtcTime: boolean) => {
    const attempt = { ticks: 0, isOfOldKey: false };
    signing = attempt;
    const signed = await deps.sign({ nowMs, isUtcTime }).catch(() => null);
    const wasGivenUp = signing !== attempt;
    if (!wasGivenUp) signing = null;
    // A late code is still valid unless a newer one is shown; a late failure does not concern the current attempt.
    if (isStopped || attempt.isOfOldKey || (wasGivenUp && (!signed || (code && code.signedAtMs >= nowMs))))
      return;
    if (signed) code = { ...signed, signedAtMs: nowMs };
    const time = deps.passTime();
    // The phone may have slept while it signed.
    dropIfRefused(time);
    if (!signed && !code && time.kind === 'good') show({ state: 'waiting', reason: 'not-possible' });
    else render(time);
  };

  const giveUpSigning = () => {
    if (signing) signing.isOfOldKey = true;
    signing = null;
  };

  const checkKey = async () => {
    const time = deps.passTime();
    if (!code || time.kind !== 'good') {
      giveUpSigning();
      return check();
    }
    const shown = code;
    const signed = await deps.sign(time).catch(() => undefined);
    // Without an answer the key is unknown.
    if (isStopped || signed === undefined || code !== shown || signed?.kid === shown.kid) return;
    giveUpSigning();
    code = signed && { ...signed, signedAtMs: time.nowMs };
    render(deps.passTime());
    if (!code) check();
  };

  const check = () => {
    if (isStopped) return;
    const time = deps.passTime();
    const hadCode = code !== null;
    dropIfRefused(time);
    if (signing && ++signing.ticks > SIGN_LIMIT_TICKS) signing = null;
    const isDue = !code || (time.kind === 'good' && time.nowMs - code.signedAtMs >= PASS_REFRESH_MS);
    if (time.kind === 'good' && isDue && !signing) void sign(time.nowMs, time.isUtcTime);
    if (hadCode || time.kind !== 'good') render(time);
  };

  show({ state: 'waiting', reason: 'working' });
  check();
  const stopRepeating = deps.repeat(TICK_MS, check);
  return {
    check,
    checkKey: () => void checkKey(),
    stop: () => {
      isStopped = true;
      stopRepeating();
    },
  };
}
