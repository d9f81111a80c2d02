import { retryDelayMs } from '../../sync/delivery-schedule.ts';
import type { RenewalOutcome } from '../../sync/renew-tokens.ts';

/** An access token is renewed this long before it ends; at once when it is closer. */
export const RENEW_MARGIN_MS = 5 * 60 * 1000;
const RETRIES = 3;
const RETRY_AFTER_MS = 5_000;
/** Timers longer than this overflow in browsers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type TokenRenewalDeps = {
  /** How long the access token lasts still, in ms; null without tokens. */
  remainingMs: () => Promise<number | null>;
  renew: () => Promise<RenewalOutcome>;
  /** The pool said no, and went on saying no: the session is over. */
  onRefused: () => void;
  /** Calls back once; returns what cancels it. */
  setTimer: (ms: number, then: () => void) => () => void;
  random: () => number;
};

/**
 * Keeps the access token fresh until stopped. A failed renewal is tried three times more, 5 s apart, whether the pool
 * said no or did not answer. After that a *no* ends the session; without an answer the work goes on, 5 s doubling to
 * 60 s: silence never signs anybody out. `wake` looks again at once (signal is back, page is in sight).
 */
export function startTokenRenewal(ports: TokenRenewalDeps): { checkNow: () => void; stop: () => void } {
  let failures = 0;
  let cancel = () => {};
  let isStopped = false;
  let isBusy = false;

  const plan = (ms: number) => {
    cancel();
    if (!isStopped) cancel = ports.setTimer(Math.min(Math.max(ms, 0), LONGEST_TIMER_MS), () => void look());
  };

  const look = async () => {
    if (isStopped || isBusy) return;
    isBusy = true;
    const waitMs = await step().catch(() => RETRY_AFTER_MS);
    isBusy = false;
    if (waitMs !== null) plan(waitMs);
  };

  /** One look, and a renewal if it is due. Answers when to look again; null for not by itself. */
  const step = async (): Promise<number | null> => {
    const lastsMs = await ports.remainingMs();
    if (lastsMs === null) return null;
    if (lastsMs > RENEW_MARGIN_MS) {
      failures = 0;
      return lastsMs - RENEW_MARGIN_MS;
    }
    const outcome = await ports.renew();
    if (isStopped || outcome === 'no-tokens') return null;
    if (outcome === 'renewed' || outcome === 'fresh') {
      failures = 0;
      const nowLastsMs = (await ports.remainingMs()) ?? 0;
      // A pool whose tokens last less than the margin must not be asked without a pause.
      return Math.max(nowLastsMs - RENEW_MARGIN_MS, RETRY_AFTER_MS);
    }
    failures++;
    if (failures <= RETRIES) return RETRY_AFTER_MS;
    if (outcome === 'no-answer') return retryDelayMs(failures - RETRIES, ports.random);
    isStopped = true;
    ports.onRefused();
    return null;
  };

  void look();
  return {
    checkNow: () => {
      // The three tries keep their distance; only the long waits for an answer are cut short.
      if (failures === 0 || failures > RETRIES) plan(0);
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
