const TURNS = 2_000;

/** Lets everything that is under way go on, without any time passing on a faked clock. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    if (await isTrue()) return;
    await turnOfTheLoop();
  }
  throw new Error('It never came to that');
}

/** As long as anything in memory needs: storage and promises, not timers. */
export async function flushMacrotasks(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await turnOfTheLoop();
}

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Timers and clocks are the test's; storage in memory goes on by itself. */
export const FAKED_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;
