import { HOUR_MS } from '../../src/domain/time/durations.ts';
import { MAX_KEYS } from './rate-limiter.ts';

type TokenBucket = {
  /** Takes one. Returns 0, or the ms until there is one again: then nothing was taken. */
  take: (key: string) => number;
};

/** `burst` uses at once for each key, filled up again evenly with `perHour`; none with 0. Kept in memory only. */
export function createTokenBucket(perHour: number, burst: number, now: () => number): TokenBucket {
  if (perHour === 0) return { take: () => HOUR_MS };
  const msPerUse = HOUR_MS / perHour;
  /** By key: when the bucket is full again. The time until then, in uses, is what is missing now. */
  const fullAt = new Map<string, number>();
  return {
    take(key) {
      const startMs = Math.max(fullAt.get(key) ?? 0, now());
      const waitMs = startMs + msPerUse - (now() + burst * msPerUse);
      // Sums of fractions: less than a millisecond is no wait.
      if (waitMs >= 1) return waitMs;
      fullAt.delete(key);
      fullAt.set(key, startMs + msPerUse);
      const [oldest] = fullAt.keys();
      if (fullAt.size > MAX_KEYS && oldest !== undefined) fullAt.delete(oldest);
      return 0;
    },
  };
}
