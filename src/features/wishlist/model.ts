import * as v from 'valibot';
import { actionDefinitions } from '../../domain/actions.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { Wish } from '../../domain/wishlist.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const wordSchema = actionDefinitions['wishlist.set'].input;
type Word = v.InferOutput<typeof wordSchema> & { atMs: number; isPending: boolean };

/** What this phone said that a read at `readRev` cannot know yet, oldest first. */
function wordsOf(entries: readonly OutboxEntry[], readRev: number): Word[] {
  return entries.flatMap(({ action, state, rev = 0, answer }) => {
    if (action.name !== 'wishlist.set' || state === 'refused') return [];
    const isPending = state === 'waiting';
    if (!isPending && rev <= readRev) return [];
    const word = v.safeParse(wordSchema, isPending ? action.input : answer);
    return word.success
      ? [{ ...word.output, atMs: action.tappedAt + (action.offsetMs ?? 0), isPending }]
      : [];
  });
}

export type HeartNow = { isWished: boolean; isPending: boolean };

/** Whether one product is wished for: the server's word with this phone's taps folded in. */
export function heartNow(
  slug: string,
  onServer: readonly Wish[],
  readRev: number,
  entries: readonly OutboxEntry[],
): HeartNow {
  const last = wordsOf(entries, readRev).findLast((word) => word.slug === slug);
  if (last) return { isWished: last.isWished, isPending: last.isPending };
  return { isWished: onServer.some(({ product }) => product.slug === slug), isPending: false };
}

/** `product` is null for what this phone alone knows of. `addedAtMs` since 1970. */
export type WishNow = { slug: string; product: ProductCard | null; addedAtMs: number; isPending: boolean };

/** The whole wishlist, latest first. */
export function wishesNow(
  onServer: readonly Wish[],
  readRev: number,
  entries: readonly OutboxEntry[],
): WishNow[] {
  const products = new Map(onServer.map(({ product }) => [product.slug, product]));
  const wishes = new Map<string, WishNow>(
    onServer.map(({ product, addedAt }) => [
      product.slug,
      { slug: product.slug, product, addedAtMs: Date.parse(addedAt), isPending: false },
    ]),
  );
  for (const { slug, isWished, atMs, isPending } of wordsOf(entries, readRev)) {
    const addedAtMs = wishes.get(slug)?.addedAtMs ?? atMs;
    if (isWished) wishes.set(slug, { slug, product: products.get(slug) ?? null, addedAtMs, isPending });
    else wishes.delete(slug);
  }
  return [...wishes.values()].sort((a, b) => b.addedAtMs - a.addedAtMs || (a.slug < b.slug ? -1 : 1));
}
