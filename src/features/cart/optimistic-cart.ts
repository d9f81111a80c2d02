import { type CartLine, MAX_QUANTITY, quantityAfter } from '../../domain/shop/cart.ts';
import { type AnswerVersion, changesSince, type PendingChange } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['cart.set'] as const;
type CartChange = PendingChange<(typeof ACTIONS)[number]>;

/**
 * For a waiting change, the quantity that the server will compute; for a delivered one, the quantity that it has
 * returned.
 */
const quantityWith = (before: number, { input, isPending }: CartChange): number =>
  isPending ? quantityAfter(before, input) : input.quantity;

/** `isPending`: its quantity has not been delivered yet. */
export type OptimisticCartLine = CartLine & { isPending: boolean };
type OptimisticCart = {
  /** In the server's order; after them what the server has not listed yet. */
  lines: OptimisticCartLine[];
  /** How many products are in the cart that nothing has described yet: there is nothing to show of them. */
  newProductCount: number;
  /** Whether the quantity of any product in it has not been delivered yet. */
  isPending: boolean;
};

export type LineDescription = Omit<CartLine, 'quantity'>;

/** `describeProduct` knows products from other responses than that of the cart. */
export function optimisticCart(
  serverLines: readonly CartLine[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
  describeProduct: (slug: string) => LineDescription | undefined = () => undefined,
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
  let newProductCount = 0;
  for (const [slug, state] of left) {
    if (state.quantity === 0) continue;
    const description = describeProduct(slug);
    if (description) lines.push({ ...description, ...state });
    else newProductCount += 1;
  }
  const isPending = [...left.values(), ...lines].some((state) => state.quantity > 0 && state.isPending);
  return { lines, newProductCount, isPending };
}

/**
 * Adds the lines that the cart had when something was removed and that the server no longer lists, each in its old
 * place and with a quantity of 0. If the visitor puts one back, it shows at once, before the server lists it again.
 */
export function withRemovedLines(
  serverLines: readonly CartLine[],
  linesBefore: readonly CartLine[],
): readonly CartLine[] {
  const result = [...serverLines];
  const placeOf = (slug?: string) => result.findIndex(({ product }) => product.slug === slug);
  for (const [i, line] of linesBefore.entries()) {
    if (placeOf(line.product.slug) >= 0) continue;
    result.splice(placeOf(linesBefore[i - 1]?.product.slug) + 1, 0, { ...line, quantity: 0 });
  }
  return result;
}

/** The number of pieces in the cart. Each action names the quantity before it, so the difference is enough. */
export function optimisticCartCount(
  serverCount: number,
  version: AnswerVersion,
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
  version: AnswerVersion,
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
