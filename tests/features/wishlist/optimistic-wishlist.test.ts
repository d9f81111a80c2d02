import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductCard, WishlistItem } from '../../../src/domain/shop/product.ts';
import { optimisticWishes, optimisticWishState } from '../../../src/features/wishlist/optimistic-wishlist.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const card = (slug: string): ProductCard => ({
  slug,
  name: slug,
  brand: { slug: 'b', name: 'B' },
  category: 'Play',
  priceSen: 100,
  listPriceSen: null,
  ageMonths: null,
  picture: `product-${slug}`,
  starBuys: [],
});
const wish = (slug: string, day = '2026-11-20'): WishlistItem => ({
  product: card(slug),
  addedAt: `${day}T02:00:00.000Z`,
});
const set = (slug: string, isWished: boolean) => ({ name: 'wishlist.set', input: { slug, isWished } });

const read = (rev: number) => ({ rev, atMs: 0 });

const SLUGS = ['duck', 'bottle', 'socks'] as const;
const story = fc.array(fc.record({ slug: fc.constantFrom(...SLUGS), isWished: fc.boolean() }), {
  maxLength: 12,
});

describe('a wishlist', () => {
  it('is the server’s, latest first, while this phone has said nothing', () => {
    const wishes = optimisticWishes([wish('duck', '2026-11-18'), wish('socks', '2026-11-20')], read(3), []);
    expect(wishes.map(({ slug, isPending }) => [slug, isPending])).toEqual([
      ['socks', false],
      ['duck', false],
    ]);
  });

  it('holds a wish from the tap on, marked until it is delivered', () => {
    const entries = entriesFor([set('duck', true)], 0);
    expect(optimisticWishState('duck', [], read(0), entries)).toEqual({ isWished: true, isPending: true });
    expect(optimisticWishes([], read(0), entries)).toEqual([
      { slug: 'duck', product: null, addedAtMs: 1_790_000_000_000, isPending: true },
    ]);
  });

  it('is the same to every heart and to the list, and the last word counts, however far delivery and reading are', () => {
    fc.assert(
      fc.property(
        story,
        fc.subarray([...SLUGS]),
        fc.nat(12),
        fc.nat(12),
        (words, first, deliveries, reads) => {
          const delivered = Math.min(deliveries, words.length);
          const readRev = Math.min(reads, delivered);
          const wishedAfter = (count: number) => {
            const wished = new Set<string>(first);
            for (const { slug, isWished } of words.slice(0, count))
              isWished ? wished.add(slug) : wished.delete(slug);
            return wished;
          };
          const onServer = [...wishedAfter(readRev)].map((slug) => wish(slug));
          const entries = entriesFor(
            words.map(({ slug, isWished }) => set(slug, isWished)),
            delivered,
          );
          const expected = wishedAfter(words.length);
          const shown = optimisticWishes(onServer, read(readRev), entries);
          expect(new Set(shown.map(({ slug }) => slug))).toEqual(expected);
          for (const slug of SLUGS) {
            const heart = optimisticWishState(slug, onServer, read(readRev), entries);
            expect(heart.isWished).toBe(expected.has(slug));
            const isPending = words.slice(delivered).some((word) => word.slug === slug);
            expect(heart.isPending).toBe(isPending);
          }
        },
      ),
    );
  });

  it('ignores what was refused, what is about something else, and what cannot be read', () => {
    const refused = {
      ...entriesFor([set('duck', true)], 0)[0],
      state: 'refused' as const,
      reason: 'product-unknown' as const,
    };
    const other = {
      position: 2,
      action: actionOf({ input: { slug: 'duck', isWished: true } }),
      state: 'waiting' as const,
    };
    const strange = entriesFor([{ name: 'wishlist.set', input: { slug: 7 } }], 1);
    expect(optimisticWishes([], read(0), [refused as never, other, ...strange])).toEqual([]);
  });

  it('is as it was kept after a restart, but for what was said after that', () => {
    const entries = entriesFor([set('duck', true)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    expect(optimisticWishState('duck', [], { rev: -1, atMs: 900 }, entries).isWished).toBe(false);
    expect(optimisticWishState('duck', [], { rev: -1, atMs: 100 }, entries).isWished).toBe(true);
    expect(optimisticWishes([], { rev: -1, atMs: 900 }, entries)).toEqual([]);
  });

  it('keeps the product of a wish that is taken back and made again', () => {
    const entries = entriesFor([set('duck', false), set('duck', true)], 0);
    expect(optimisticWishes([wish('duck')], read(0), entries)).toMatchObject([
      { product: { slug: 'duck' }, isPending: true },
    ]);
  });
});
