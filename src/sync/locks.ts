/** Longer than any work under a lock takes: a request ends after REQUEST_TIMEOUT_MS. */
const LOCK_LIMIT_MS = 10_000;

/** The part of `navigator.locks` that is used. */
export type Locks = {
  request(name: string, options: LockOptions, held: () => Promise<unknown>): Promise<unknown>;
};

/**
 * Runs `work` while no other tab or worker runs work of the same name, as far as that is possible. The holder of a lock
 * may be frozen for hours: after `limitMs` the waiting callers go to a second queue, and its first takes the lock away.
 * So the work must be harmless when done twice, and check again whether it is still due. Returns null if `stillNeeded`
 * returns false after a wait. Throws only what `work` throws.
 */
export async function withLock<T>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<T>,
  { limitMs = LOCK_LIMIT_MS, stillNeeded = async () => true } = {},
): Promise<T | null> {
  const run: { started?: Promise<T | null> } = {};
  const start = () => {
    run.started ??= work();
    return run.started;
  };
  if (!locks) return start();
  await attempt(locks, name, { signal: AbortSignal.timeout(limitMs) }, start);
  if (run.started) return run.started;
  if (!(await stillNeeded())) return null;
  await attempt(locks, `${name}.spare`, { signal: AbortSignal.timeout(limitMs) }, async () => {
    if (await stillNeeded()) await attempt(locks, name, { steal: true }, start);
    else run.started = Promise.resolve(null);
  });
  return run.started ?? start();
}

/** Errors are ignored: the caller sees whether the work was started, and gets the errors of the work itself. */
async function attempt(
  locks: Locks,
  name: string,
  options: LockOptions,
  held: () => Promise<unknown>,
): Promise<void> {
  try {
    await locks.request(name, options, held);
  } catch {
    // The lock did not come within the limit, was taken away, or locks are not allowed here.
  }
}
