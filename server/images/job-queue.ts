/**
 * Runs at most `limit` jobs at once, first come, first served. Calls with the key of a job that waits or runs share its
 * promise, also when it rejects; after that the next call starts a new job.
 */
export function jobQueue<T>(limit: number): (key: string, work: () => Promise<T>) => Promise<T> {
  const pending = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runInTurn(work: () => Promise<T>): Promise<T> {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // Passed on without lowering the count, so that a new call cannot overtake those that wait.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  }

  return (key, work) => {
    const pendingJob = pending.get(key);
    if (pendingJob) return pendingJob;
    const job = runInTurn(work).finally(() => pending.delete(key));
    pending.set(key, job);
    return job;
  };
}
