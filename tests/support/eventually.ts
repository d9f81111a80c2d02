import { vi } from 'vitest';

/** Vitest's own limit of 1 s is too short where a database or a module that loads is behind it. */
const LIMIT_MS = 20_000;

/** Tries until it does not throw. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: LIMIT_MS });
