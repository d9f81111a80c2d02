import { DELIVERY_MAX_ACTIONS, DELIVERY_MAX_BYTES } from './delivery-limits.ts';

/**
 * The longest beginning of the queue that fits one call, at least one item. Nothing is skipped, so the order is kept.
 */
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
