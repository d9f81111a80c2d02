import { HOUR_MS } from '../../src/domain/time/durations.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** What one network or account may still do. */
export type RateLimit = {
  /** Counts one use. False when none is left. */
  tryConsume: () => boolean;
};

/** What one account may still send: open actions, and actions of any kind. */
export type AccountLimits = { open: RateLimit; all: RateLimit };

/** Allows `perHour` uses for each key, counted in memory. */
export function hourlyLimit(perHour: number, now: () => number): (key: string) => RateLimit {
  const limiter = createRateLimiter(perHour, HOUR_MS, now);
  return (key) => ({
    tryConsume: () => {
      if (limiter.isExceeded(key)) return false;
      limiter.count(key);
      return true;
    },
  });
}
