import { type CartLine, MAX_QUANTITY } from '../../domain/shop/cart.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const NAMES = ['cart.set'] as const;

/** `isPending`: the server has yet to hear of its quantity. One at 0 is on its way out. */
export type OptimisticCartLine = CartLine & { isPending: boolean };

/** The lines of the cart, the server's word with this phone's taps folded in. What only the phone knows is not a line yet. */
export function optimisticCartLines(
  onServer: readonly CartLine[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticCartLine[] {
  const said = new Map(changesSince(read, NAMES, entries).map((word) => [word.input.slug, word]));
  return onServer.flatMap((line) => {
    const word = said.get(line.product.slug);
    if (!word) return [{ ...line, isPending: false }];
    const { quantity } = word.input;
    return quantity === 0 ? [] : [{ ...line, quantity, isPending: word.isPending }];
  });
}

/** How many pieces are in the cart: each word says what its quantity was before. */
export function optimisticCartCount(
  onServer: number,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const change = changesSince(read, NAMES, entries).reduce(
    (sum, { input }) => sum + input.quantity - input.was,
    0,
  );
  return Math.max(0, onServer + change);
}

/** How many of one product are in the cart. */
export function optimisticQuantity(
  slug: string,
  onServer: readonly CartLine[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const said = changesSince(read, NAMES, entries).findLast(({ input }) => input.slug === slug);
  return said?.input.quantity ?? onServer.find(({ product }) => product.slug === slug)?.quantity ?? 0;
}

/** One more or one less; taking it out has a button of its own, and what is out stays out. */
export const stepQuantity = (quantity: number, by: 1 | -1): number =>
  quantity === 0 ? 0 : Math.min(Math.max(quantity + by, 1), MAX_QUANTITY);

/** How many products were put in without signal, of which the phone knows nothing to show yet. */
export function pendingNewProductCount(
  onServer: readonly CartLine[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): number {
  const known = new Set(onServer.map(({ product }) => product.slug));
  const said = new Map(changesSince(read, NAMES, entries).map(({ input }) => [input.slug, input.quantity]));
  return [...said].filter(([slug, quantity]) => quantity > 0 && !known.has(slug)).length;
}
