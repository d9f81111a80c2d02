/** Longer than any one piece of work under a lock may take: a request ends after 8 s. */
const LOCK_LIMIT_MS = 10_000;

/** The part of `navigator.locks` that is used. */
export type Locks = {
  request(name: string, options: LockOptions, held: () => Promise<unknown>): Promise<unknown>;
};

/**
 * Does `work` while no other tab or worker does work of the same name, as far as that can be had. A holder may be
 * frozen for hours: after `limitMs` the waiting go on to a second queue, and its head takes the lock away. So the
 * work must be harmless when done twice, and look again whether it is still due. Returns null if `stillNeeded` said
 * no after a wait. Errors are those of `work`.
 */
export async function withLock<T>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<T>,
  { limitMs = LOCK_LIMIT_MS, stillNeeded = async () => true } = {},
): Promise<T | null> {
  const run: { begun?: Promise<T | null> } = {};
  const begin = () => {
    run.begun ??= work();
    return run.begun;
  };
  if (!locks) return begin();
  await attempt(locks, name, { signal: AbortSignal.timeout(limitMs) }, begin);
  if (run.begun) return run.begun;
  if (!(await stillNeeded())) return null;
  await attempt(locks, `${name}.spare`, { signal: AbortSignal.timeout(limitMs) }, async () => {
    if (await stillNeeded()) await attempt(locks, name, { steal: true }, begin);
    else run.begun = Promise.resolve(null);
  });
  return run.begun ?? begin();
}

/** Errors are left out: whether the work was begun tells all, and its own errors reach the caller through it. */
async function attempt(
  locks: Locks,
  name: string,
  options: LockOptions,
  held: () => Promise<unknown>,
): Promise<void> {
  try {
    await locks.request(name, options, held);
  } catch {
    // Not had within the limit, taken away while held, or locks are not allowed here.
  }
}
