import { PASS_LIFETIME_S, PASS_REFRESH_MS } from '../../domain/visitor/pass.ts';
import type { PassTime } from '../../platform/clock.ts';

export type PassView =
  | { state: 'waiting'; reason: 'first-time' | 'clock-set-back' | 'not-possible' | 'working' }
  | { state: 'shown'; token: string; refreshInS: number; shouldCheckTime: boolean };

export type PassRefreshDeps = {
  passTime: () => PassTime;
  /** Signs for the given time; null while there is no key on this phone. */
  sign: (time: { nowMs: number; isUtcTime: boolean }) => Promise<string | null>;
  repeat: (ms: number, tick: () => void) => () => void;
};

const TICK_MS = 1_000;
/** A signing that takes longer hangs: storage or a chunk does not answer, and is asked again. */
const SIGN_LIMIT_TICKS = 5;

/**
 * Keeps a pass fresh until stopped: signs at once, again every minute, and never leaves a code standing that a gate
 * would refuse. After sleep the old code goes before the new one comes.
 */
export function startPassRefresh(
  show: (view: PassView) => void,
  ports: PassRefreshDeps,
): { check: () => void; stop: () => void } {
  let code: { token: string; signedAtMs: number } | null = null;
  let signing: { ticks: number } | null = null;
  let stopped = false;

  const render = (time: PassTime) => {
    if (time.kind === 'none') return show({ state: 'waiting', reason: 'first-time' });
    if (time.kind === 'set-back') return show({ state: 'waiting', reason: 'clock-set-back' });
    if (!code) return show({ state: 'waiting', reason: 'working' });
    const refreshInS = Math.max(0, Math.ceil((code.signedAtMs + PASS_REFRESH_MS - time.nowMs) / 1000));
    show({ state: 'shown', token: code.token, refreshInS, shouldCheckTime: time.stale });
  };

  /** Whatever happened since it was signed: a code that a gate would refuse does not stay. */
  const dropIfRefused = (time: PassTime) => {
    if (!code) return;
    const ageMs = time.kind === 'good' ? time.nowMs - code.signedAtMs : Number.NaN;
    if (!(ageMs >= -TICK_MS && ageMs < PASS_LIFETIME_S * 1000)) code = null;
  };

  const sign = async (nowMs: number, isUtcTime: boolean) => {
    const mine = { ticks: 0 };
    signing = mine;
    const token = await ports.sign({ nowMs, isUtcTime }).catch(() => null);
    const wasGivenUp = signing !== mine;
    if (!wasGivenUp) signing = null;
    // A code that comes late is still one, unless a newer stands; a late failure says nothing about the next try.
    if (stopped || (wasGivenUp && (!token || (code && code.signedAtMs >= nowMs)))) return;
    if (token) code = { token, signedAtMs: nowMs };
    const time = ports.passTime();
    // The phone may have slept while it signed.
    dropIfRefused(time);
    if (!token && !code && time.kind === 'good') show({ state: 'waiting', reason: 'not-possible' });
    else render(time);
  };

  const look = () => {
    if (stopped) return;
    const time = ports.passTime();
    const hadCode = code !== null;
    dropIfRefused(time);
    if (signing && ++signing.ticks > SIGN_LIMIT_TICKS) signing = null;
    const isDue = !code || (time.kind === 'good' && time.nowMs - code.signedAtMs >= PASS_REFRESH_MS);
    if (time.kind === 'good' && isDue && !signing) void sign(time.nowMs, time.isUtcTime);
    if (hadCode || time.kind !== 'good') render(time);
  };

  show({ state: 'waiting', reason: 'working' });
  look();
  const end = ports.repeat(TICK_MS, look);
  return {
    check: look,
    stop: () => {
      stopped = true;
      end();
    },
  };
}
