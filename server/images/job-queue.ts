/**
 * Runs at most `limit` jobs at once, in the order of asking. Who asks for a key whose job waits or runs shares its
 * result; once it is over, the next asker starts a new one. A failed job rejects for all who share it.
 */
export function jobQueue<T>(limit: number): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(work: () => Promise<T>): Promise<T> {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // The place is handed on, not freed, so that nobody slips in before those who wait.
      const start = waiting.shift();
      if (start) start();
      else running -= 1;
    }
  }

  return (key, work) => {
    const shared = underWay.get(key);
    if (shared) return shared;
    const job = inTurn(work).finally(() => underWay.delete(key));
    underWay.set(key, job);
    return job;
  };
}
