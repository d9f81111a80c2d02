import { type CartLine, MAX_QUANTITY } from '../../domain/shop/cart.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['cart.set'] as const;

/** `isPending`: its quantity has not been delivered yet. */
export type OptimisticCartLine = CartLine & { isPending: boolean };
export type OptimisticCart = {
  /** In the server's order. */
  lines: OptimisticCartLine[];
  /** How many products are in the cart that no response has described yet: there is nothing to show of them. */
  newProductCount: number;
};

export function optimisticCart(
  serverLines: readonly CartLine[],
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticCart {
  const lastChanges = new Map(
    changesSince(version, ACTIONS, entries).map((change) => [change.input.slug, change]),
  );
  const lines = serverLines.flatMap((line) => {
    const change = lastChanges.get(line.product.slug);
    if (!change) return [{ ...line, isPending: false }];
    const { quantity } = change.input;
    return quantity === 0 ? [] : [{ ...line, quantity, isPending: change.isPending }];
  });
  const serverSlugs = new Set(serverLines.map(({ product }) => product.slug));
  const newProducts = [...lastChanges.values()].filter(
    ({ input }) => input.quantity > 0 && !serverSlugs.has(input.slug),
  );
  return { lines, newProductCount: newProducts.length };
}

/** The number of pieces in the cart. Each action names the quantity before it, so the difference is enough. */
export function optimisticCartCount(
  serverCount: number,
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const difference = changesSince(version, ACTIONS, entries).reduce(
    (sum, { input }) => sum + input.quantity - input.was,
    0,
  );
  return Math.max(0, serverCount + difference);
}

/** The quantity of one product; 0 if it is not in the cart. */
export function optimisticQuantity(
  slug: string,
  serverLines: readonly CartLine[],
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const change = changesSince(version, ACTIONS, entries).findLast(({ input }) => input.slug === slug);
  return change?.input.quantity ?? serverLines.find(({ product }) => product.slug === slug)?.quantity ?? 0;
}

/** One more or one less, at least 1: removing has its own button. A removed product stays removed. */
export const stepQuantity = (quantity: number, by: 1 | -1): number =>
  quantity === 0 ? 0 : Math.min(Math.max(quantity + by, 1), MAX_QUANTITY);
