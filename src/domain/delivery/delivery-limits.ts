/** Stored as the `sub` of actions without an account. The user pool never issues it. */
export const ANONYMOUS_SUB = 'nobody';
/** The `sub` of actions before a sign-in. They wait on the phone and become those of the visitor who signs in there. */
export const PHONE_SUB = 'this-phone';
/** Phones that come online together wait a random time up to this, unless the server sends another limit. */
export const DEFAULT_JITTER_S = 60;
/** The limits of one call of `actions.deliver`. */
export const DELIVERY_MAX_ACTIONS = 50;
export const DELIVERY_MAX_BYTES = 64 * 1024;
/** The longest prefix of the queue that fits one call. Nothing is skipped, so the order is kept. At least one item. */
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
