/** Above this number the oldest keys are dropped, so that a flood of requests cannot fill the memory. */
export const MAX_KEYS = 50_000;

export type RateLimiter = {
  /** Whether `key` has used up its attempts in the current window. */
  isExceeded: (key: string) => boolean;
  count: (key: string) => void;
  clear: (key: string) => void;
};

/** Counts attempts by key in windows of `windowMs` that start at a key's first attempt. Kept in memory only. */
export function createRateLimiter(max: number, windowMs: number, now: () => number): RateLimiter {
  const windows = new Map<string, { attempts: number; endsAt: number }>();
  const currentWindow = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  return {
    isExceeded: (key) => (currentWindow(key)?.attempts ?? 0) >= max,
    count: (key) => {
      const window = currentWindow(key) ?? { attempts: 0, endsAt: now() + windowMs };
      window.attempts += 1;
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    },
    clear: (key) => {
      windows.delete(key);
    },
  };
}
