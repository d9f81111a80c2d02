/** How many names are remembered; beyond that the oldest are forgotten, so that a flood cannot fill the memory. */
const MAX_NAMES = 50_000;

export type RateLimiter = {
  /** Whether `name` used up its attempts in the running window. */
  isExceeded: (name: string) => boolean;
  count: (name: string) => void;
  clear: (name: string) => void;
};

/** Counts attempts by name in windows of `windowMs` that start at a name's first attempt. Kept in memory only. */
export function createRateLimiter(max: number, windowMs: number, now: () => number): RateLimiter {
  const windows = new Map<string, { attempts: number; endsAt: number }>();
  const running = (name: string) => {
    const found = windows.get(name);
    return found && found.endsAt > now() ? found : undefined;
  };
  return {
    isExceeded: (name) => (running(name)?.attempts ?? 0) >= max,
    count: (name) => {
      const window = running(name) ?? { attempts: 0, endsAt: now() + windowMs };
      window.attempts += 1;
      windows.delete(name);
      windows.set(name, window);
      const [oldest] = windows.keys();
      if (windows.size > MAX_NAMES && oldest !== undefined) windows.delete(oldest);
    },
    clear: (name) => {
      windows.delete(name);
    },
  };
}
