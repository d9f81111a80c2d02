// @script outbox

/** Calls made together share one batch request. The server takes 50, and a page has calls of its own. */
const BATCH_SIZE = 20;

/** Runs `load` for all, twenty at a time. */
export async function runInBatches<T>(items: readonly T[], load: (item: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += BATCH_SIZE)
    await Promise.all(items.slice(first, first + BATCH_SIZE).map(load));
}
