/** Bound at load: a test may have faked both by the time they are used. */
const realNow = performance.now.bind(performance);
/** For a machine that is busy with other work. It is spent only by a test that fails. */
const LIMIT_MS = 20_000;

/** Lets promises, storage and modules that are loading go on until it is true. No time passes on a faked clock. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = realNow() + LIMIT_MS;
  while (realNow() < end) {
    if (await isTrue()) return;
    await nextMacrotask();
  }
  throw new Error(`Not true after ${LIMIT_MS / 1000} s: ${isTrue}`);
}

/** Enough turns of the event loop for what happens in memory alone: storage and promises, not timers or modules. */
export async function flushMacrotasks(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextMacrotask();
}

const nextMacrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a test fakes to hold the clock. Storage in memory needs the rest. */
export const FAKED_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;
