import { vi } from 'vitest';

const LONGEST_MS = 1;

/**
 * Timers of up to 1 ms, with which libraries collect calls, end in the next turn of the event loop. For a test with
 * thousands of requests: each would wait some of these.
 */
export function skipShortWaits(): void {
  const { setTimeout: later, clearTimeout: clearLater } = globalThis;
  vi.stubGlobal('setTimeout', (callback: () => void, delayMs = 0, ...args: []) =>
    delayMs <= LONGEST_MS ? setImmediate(callback, ...args) : later(callback, delayMs, ...args),
  );
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | NodeJS.Immediate | undefined) =>
    timer && 'ref' in timer && !('refresh' in timer)
      ? clearImmediate(timer)
      : clearLater(timer as NodeJS.Timeout),
  );
}
