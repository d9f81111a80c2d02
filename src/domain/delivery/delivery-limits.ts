/** In place of a `sub`: whoever used the phone while nobody was signed in. No pool gives anybody this name. */
export const ANONYMOUS_SUB = 'nobody';
/** Phones woken together wait a random time up to this, unless the server asks for another spread. */
export const DEFAULT_JITTER_S = 60;
/** What one call of `actions.deliver` carries at the most. */
export const DELIVERY_MAX_ACTIONS = 50;
export const DELIVERY_MAX_BYTES = 64 * 1024;
/** The longest start of the queue that fits one call: order is kept because nothing is ever skipped. */
export function takeFittingBatch<T>(queue: readonly T[], sizeOf: (item: T) => number): T[] {
  const fitting: T[] = [];
  let bytes = 0;
  for (const item of queue.slice(0, DELIVERY_MAX_ACTIONS)) {
    bytes += sizeOf(item);
    if (fitting.length > 0 && bytes > DELIVERY_MAX_BYTES) break;
    fitting.push(item);
  }
  return fitting;
}
