import { FIRST_WAIT_MS, LONGEST_WAIT_MS } from './retry-waits.ts';

/**
 * How long to wait after so many `failures` in a row, in ms: 5 s, doubling to 60 s. The second half of each wait is
 * random (`random` returns 0 to 1), so that phones that lost the signal together do not come back together.
 */
export function backoffMs(failures: number, random: () => number): number {
  const wholeMs = Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
  return wholeMs * (0.5 + 0.5 * random());
}
