import { latestFirst } from '../../domain/shop/shopping-list.ts';
import type { OptimisticItem } from './optimistic-items.ts';

/**
 * The items of several lists, latest first, each once: an item may be on two of them, from an exchange. It is open as
 * long as it is open on one; else it is that of the first list.
 */
export function eachOnce(items: readonly OptimisticItem[]): OptimisticItem[] {
  const byId = new Map<string, OptimisticItem>();
  for (const item of items) {
    const known = byId.get(item.id);
    if (!known || (known.ticked && !item.ticked)) byId.set(item.id, item);
  }
  return [...byId.values()].sort(latestFirst);
}
