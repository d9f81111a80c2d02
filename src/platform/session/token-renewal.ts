import { retryDelayMs } from '../../sync/delivery-schedule.ts';
import type { RenewalOutcome } from '../../sync/renew-tokens.ts';

/** An access token is renewed this long before it ends; at once when it is closer. */
export const RENEW_MARGIN_MS = 5 * 60 * 1000;
const RETRIES = 3;
const RETRY_AFTER_MS = 5_000;
/** Timers longer than this overflow in browsers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type TokenRenewalDeps = {
  /** How long the access token is still valid, in ms; null without tokens. */
  remainingMs: () => Promise<number | null>;
  renew: () => Promise<RenewalOutcome>;
  /** The pool refused every attempt: the session is over. */
  onRefused: () => void;
  /** Runs `callback` once after `ms`. Returns a function that cancels it. */
  setTimer: (ms: number, callback: () => void) => () => void;
  random: () => number;
};

/**
 * Keeps the access token valid until stopped. A failed renewal is retried three times, 5 s apart, whether the pool
 * refused or did not answer. After that a refusal ends the session; without an answer the retries go on, 5 s doubling
 * to 60 s: no answer never signs a visitor out. `checkNow` is for when the signal is back or the page becomes visible.
 */
export function startTokenRenewal(deps: TokenRenewalDeps): { checkNow: () => void; stop: () => void } {
  let failures = 0;
  let cancel = () => {};
  let isStopped = false;
  let isBusy = false;

  const schedule = (ms: number) => {
    cancel();
    if (!isStopped) cancel = deps.setTimer(Math.min(Math.max(ms, 0), LONGEST_TIMER_MS), () => void check());
  };

  const check = async () => {
    if (isStopped || isBusy) return;
    isBusy = true;
    const waitMs = await renewIfDue().catch(() => RETRY_AFTER_MS);
    isBusy = false;
    if (waitMs !== null) schedule(waitMs);
  };

  /** Renews the token if it is due. Returns the ms until the next check; null for none. */
  const renewIfDue = async (): Promise<number | null> => {
    const remainingMs = await deps.remainingMs();
    if (remainingMs === null) return null;
    if (remainingMs > RENEW_MARGIN_MS) {
      failures = 0;
      return remainingMs - RENEW_MARGIN_MS;
    }
    const outcome = await deps.renew();
    if (isStopped || outcome === 'no-tokens') return null;
    if (outcome === 'renewed' || outcome === 'fresh') {
      failures = 0;
      const renewedMs = (await deps.remainingMs()) ?? 0;
      // If the pool's tokens are valid for less than the margin, there must still be a pause between renewals.
      return Math.max(renewedMs - RENEW_MARGIN_MS, RETRY_AFTER_MS);
    }
    failures++;
    if (failures <= RETRIES) return RETRY_AFTER_MS;
    if (outcome === 'no-answer') return retryDelayMs(failures - RETRIES, deps.random);
    isStopped = true;
    deps.onRefused();
    return null;
  };

  void check();
  return {
    checkNow: () => {
      // The three retries stay 5 s apart; only the long waits after them are cut short.
      if (failures === 0 || failures > RETRIES) schedule(0);
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
