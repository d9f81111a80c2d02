import { type CartLine, MAX_QUANTITY, quantityAfter } from '../../domain/shop/cart.ts';
import { changesSince, type PendingChange, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['cart.set'] as const;
type CartChange = PendingChange<(typeof ACTIONS)[number]>;

/** What the server will make of a waiting change; of a delivered one it has said how many there are. */
const quantityWith = (before: number, { input, isPending }: CartChange): number =>
  isPending ? quantityAfter(before, input) : input.quantity;

/** `isPending`: its quantity has not been delivered yet. */
export type OptimisticCartLine = CartLine & { isPending: boolean };
export type OptimisticCart = {
  /** In the server's order. */
  lines: OptimisticCartLine[];
  /** How many products are in the cart that no response has described yet: there is nothing to show of them. */
  newProductCount: number;
  /** Whether the quantity of any product in it has not been delivered yet. */
  isPending: boolean;
};

export function optimisticCart(
  serverLines: readonly CartLine[],
  version: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticCart {
  const left = new Map(
    serverLines.map(({ product, quantity }) => [product.slug, { quantity, isPending: false }]),
  );
  for (const change of changesSince(version, ACTIONS, entries)) {
    const { slug } = change.input;
    const quantity = quantityWith(left.get(slug)?.quantity ?? 0, change);
    left.set(slug, { quantity, isPending: change.isPending });
  }
  const lines = serverLines.flatMap((line) => {
    const { slug } = line.product;
    const state = left.get(slug);
    left.delete(slug);
    return state && state.quantity > 0 ? [{ ...line, ...state }] : [];
  });
  const newProducts = [...left.values()].filter(({ quantity }) => quantity > 0);
  return {
    lines,
    newProductCount: newProducts.length,
    isPending: [...lines, ...newProducts].some(({ isPending }) => isPending),
  };
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
  const onServer = serverLines.find(({ product }) => product.slug === slug)?.quantity ?? 0;
  return changesSince(version, ACTIONS, entries)
    .filter(({ input }) => input.slug === slug)
    .reduce(quantityWith, onServer);
}

/** One more or one less, at least 1: removing has its own button. A removed product stays removed. */
export const stepQuantity = (quantity: number, by: 1 | -1): number =>
  quantity === 0 ? 0 : Math.min(Math.max(quantity + by, 1), MAX_QUANTITY);
