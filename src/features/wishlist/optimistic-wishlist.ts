import type { ProductCard, WishlistItem } from '../../domain/shop/product.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['wishlist.set'] as const;

type OptimisticWishState = { isWished: boolean; isPending: boolean };

/** Whether one product is on the wishlist, with pending changes applied. */
export function optimisticWishState(
  slug: string,
  serverItems: readonly WishlistItem[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticWishState {
  const change = changesSince(version, ACTIONS, entries).findLast(({ input }) => input.slug === slug);
  if (change) return { isWished: change.input.isWished, isPending: change.isPending };
  return { isWished: serverItems.some(({ product }) => product.slug === slug), isPending: false };
}

/** `product` is null until a response describes it. `addedAtMs`: ms since 1970. */
export type OptimisticWish = {
  slug: string;
  product: ProductCard | null;
  addedAtMs: number;
  isPending: boolean;
};

/** The whole wishlist, latest first. */
export function optimisticWishes(
  serverItems: readonly WishlistItem[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticWish[] {
  const products = new Map(serverItems.map(({ product }) => [product.slug, product]));
  const wishes = new Map<string, OptimisticWish>(
    serverItems.map(({ product, addedAt }) => [
      product.slug,
      { slug: product.slug, product, addedAtMs: Date.parse(addedAt), isPending: false },
    ]),
  );
  for (const { input, tappedAtMs, isPending } of changesSince(version, ACTIONS, entries)) {
    const { slug, isWished } = input;
    const addedAtMs = wishes.get(slug)?.addedAtMs ?? tappedAtMs;
    if (isWished) wishes.set(slug, { slug, product: products.get(slug) ?? null, addedAtMs, isPending });
    else wishes.delete(slug);
  }
  return [...wishes.values()].sort((a, b) => b.addedAtMs - a.addedAtMs || (a.slug < b.slug ? -1 : 1));
}
