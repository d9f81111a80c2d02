/**
 * Returns a function that does the work, never twice at the same time: a call while it runs lets it run once more
 * afterwards, however many calls there are. Rejects with what the last run rejects with.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isDue) {
        isDue = false;
        try {
          await work();
        } catch (error) {
          if (!isDue) throw error;
        }
      }
    } finally {
      isRunning = false;
    }
  };
}
