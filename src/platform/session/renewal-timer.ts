import { backoffMs } from '../../sync/backoff.ts';
import type { RenewalOutcome } from '../../sync/renew-tokens.ts';
import { isFulfilled } from '../is-fulfilled.ts';

const RETRIES = 3;
const RETRY_AFTER_MS = 5_000;
/** Timers longer than this overflow in browsers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type RenewalTimerDeps = {
  /** How long until the access token is due for renewal, in ms, 0 or less when it is; null without tokens. */
  dueInMs: () => Promise<number | null>;
  /** `force`: also a token that is not due. */
  renew: (force: boolean) => Promise<RenewalOutcome>;
  /** There are no tokens to renew. */
  onNoTokens: () => void;
  /** The pool refused every attempt: the session is over. Rejects when it could not be ended. */
  onRefused: () => Promise<void>;
  /** Runs `callback` once after `ms`. Returns a function that cancels it. */
  setTimer: (ms: number, callback: () => void) => () => void;
  random: () => number;
};

/**
 * Keeps the access token valid until stopped. A failed renewal is retried three times, 5 s apart, whether the pool
 * refused or did not answer. After that a refusal ends the session; without an answer, or where the phone cannot store
 * the end, the retries go on, 5 s doubling to 60 s: no answer never signs a visitor out. `checkNow` is for when the
 * signal is back or the page becomes visible, `renewNow` for when the server did not accept a token that is not due.
 */
export function startRenewalTimer(deps: RenewalTimerDeps): {
  checkNow: () => void;
  renewNow: () => void;
  stop: () => void;
} {
  let failures = 0;
  let isForced = false;
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
    const dueInMs = await deps.dueInMs();
    if (dueInMs === null) return withoutTokens();
    if (dueInMs > 0 && !isForced) {
      failures = 0;
      return dueInMs;
    }
    const outcome = await deps.renew(isForced);
    if (isStopped) return null;
    if (outcome === 'no-tokens') return withoutTokens();
    if (outcome === 'renewed' || outcome === 'fresh') {
      failures = 0;
      isForced = false;
      // Even if the pool's tokens end at once, there must be a pause between renewals.
      return Math.max((await deps.dueInMs()) ?? 0, RETRY_AFTER_MS);
    }
    failures++;
    if (failures <= RETRIES) return RETRY_AFTER_MS;
    const isEnded = outcome === 'refused' && (await isFulfilled(deps.onRefused()));
    if (!isEnded) return backoffMs(failures - RETRIES, deps.random);
    isStopped = true;
    return null;
  };

  const withoutTokens = () => {
    if (!isStopped) deps.onNoTokens();
    return null;
  };

  const checkNow = () => {
    // The three retries stay 5 s apart; only the long waits after them are cut short.
    if (failures === 0 || failures > RETRIES) schedule(0);
  };

  void check();
  return {
    checkNow,
    renewNow: () => {
      isForced = true;
      checkNow();
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
