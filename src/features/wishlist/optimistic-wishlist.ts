import type { ProductCard, WishlistItem } from '../../domain/shop/product.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const NAMES = ['wishlist.set'] as const;

export type OptimisticWishState = { isWished: boolean; isPending: boolean };

/** Whether one product is wished for: the server's word with this phone's taps folded in. */
export function optimisticWishState(
  slug: string,
  onServer: readonly WishlistItem[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticWishState {
  const last = changesSince(read, NAMES, entries).findLast(({ input }) => input.slug === slug);
  if (last) return { isWished: last.input.isWished, isPending: last.isPending };
  return { isWished: onServer.some(({ product }) => product.slug === slug), isPending: false };
}

/** `product` is null for what this phone alone knows of. `addedAtMs` since 1970. */
export type OptimisticWish = {
  slug: string;
  product: ProductCard | null;
  addedAtMs: number;
  isPending: boolean;
};

/** The whole wishlist, latest first. */
export function optimisticWishes(
  onServer: readonly WishlistItem[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): OptimisticWish[] {
  const products = new Map(onServer.map(({ product }) => [product.slug, product]));
  const wishes = new Map<string, OptimisticWish>(
    onServer.map(({ product, addedAt }) => [
      product.slug,
      { slug: product.slug, product, addedAtMs: Date.parse(addedAt), isPending: false },
    ]),
  );
  for (const { input, tappedAtMs, isPending } of changesSince(read, NAMES, entries)) {
    const { slug, isWished } = input;
    const addedAtMs = wishes.get(slug)?.addedAtMs ?? tappedAtMs;
    if (isWished) wishes.set(slug, { slug, product: products.get(slug) ?? null, addedAtMs, isPending });
    else wishes.delete(slug);
  }
  return [...wishes.values()].sort((a, b) => b.addedAtMs - a.addedAtMs || (a.slug < b.slug ? -1 : 1));
}
