// @script outbox

/** Calls made together share one request. The server takes 50, and a page has calls of its own. */
const TOGETHER = 20;

/** Runs `load` for all, twenty at a time. */
export async function inGroups<T>(items: readonly T[], load: (item: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += TOGETHER)
    await Promise.all(items.slice(first, first + TOGETHER).map(load));
}
