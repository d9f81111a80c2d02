import type { Logger } from '../deps.ts';

const INTERVAL_MS = 3_000;

/** Says how far long work is; gets the line only when it is time for one. */
export type SayProgress = (line: () => string) => void;

/** At most a line every few seconds, and none of what is done sooner. `now`: in ms. */
export function sayProgress(log: Pick<Logger, 'info'>, now: () => number): SayProgress {
  let saidAtMs = now();
  return (line) => {
    const nowMs = now();
    if (nowMs - saidAtMs < INTERVAL_MS) return;
    saidAtMs = nowMs;
    log.info({}, line());
  };
}
