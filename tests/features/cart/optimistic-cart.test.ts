import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, cartTotals } from '../../../src/domain/shop/cart.ts';
import type { ProductCard } from '../../../src/domain/shop/product.ts';
import {
  optimisticCartCount,
  optimisticCartLines,
  optimisticQuantity,
  pendingNewProductCount,
  stepQuantity,
} from '../../../src/features/cart/optimistic-cart.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const card = (slug: string, more: Partial<ProductCard> = {}): ProductCard => ({
  slug,
  name: slug,
  brand: { slug: 'b', name: 'B' },
  category: 'Play',
  priceSen: 1_000,
  listPriceSen: null,
  ageMonths: null,
  picture: `product-${slug}`,
  starBuys: [],
  ...more,
});
const line = (slug: string, quantity: number): CartLine => ({ product: card(slug), quantity, booths: [] });
const set = (slug: string, quantity: number, was: number) => ({
  name: 'cart.set',
  input: { slug, quantity, was },
});
const read = (rev: number) => ({ rev, atMs: 0 });

const SLUGS = ['duck', 'bottle', 'socks'] as const;
type Amounts = Record<(typeof SLUGS)[number], number>;
const amounts = fc.record({ duck: fc.nat(3), bottle: fc.nat(3), socks: fc.nat(3) });
const taps = fc.array(fc.record({ slug: fc.constantFrom(...SLUGS), quantity: fc.nat(4) }), { maxLength: 12 });

describe('a cart', () => {
  it('is the same to its lines, its count and every product, however far delivery and reading are', () => {
    fc.assert(
      fc.property(amounts, taps, fc.nat(12), fc.nat(12), (first, tapped, deliveries, reads) => {
        const delivered = Math.min(deliveries, tapped.length);
        const readRev = Math.min(reads, delivered);
        const afterFirst = (count: number): Amounts =>
          Object.assign(
            { ...first },
            ...tapped.slice(0, count).map(({ slug, quantity }) => ({ [slug]: quantity })),
          );
        const said = tapped.map(({ slug, quantity }, i) => set(slug, quantity, afterFirst(i)[slug]));
        const entries = entriesFor(said, delivered);
        const known = afterFirst(readRev);
        const onServer = SLUGS.filter((slug) => known[slug] > 0).map((slug) => line(slug, known[slug]));
        const expected = afterFirst(tapped.length);

        for (const slug of SLUGS)
          expect(optimisticQuantity(slug, onServer, read(readRev), entries)).toBe(expected[slug]);
        const pieces = SLUGS.reduce((sum, slug) => sum + expected[slug], 0);
        const knownPieces = SLUGS.reduce((sum, slug) => sum + known[slug], 0);
        expect(optimisticCartCount(knownPieces, read(readRev), entries)).toBe(pieces);
        const lines = optimisticCartLines(onServer, read(readRev), entries);
        expect(lines.map(({ product, quantity }) => [product.slug, quantity])).toEqual(
          onServer.flatMap(({ product: { slug } }) => {
            const quantity = expected[slug as keyof Amounts];
            return quantity > 0 ? [[slug, quantity]] : [];
          }),
        );
        const unseen = SLUGS.filter((slug) => expected[slug] > 0 && known[slug] === 0);
        expect(pendingNewProductCount(onServer, read(readRev), entries)).toBe(unseen.length);
      }),
    );
  });

  it('marks what the server has yet to hear of', () => {
    const entries = entriesFor([set('duck', 2, 1), set('socks', 3, 1)], 1);
    expect(optimisticCartLines([line('duck', 1), line('socks', 1)], read(0), entries)).toMatchObject([
      { quantity: 2, isPending: false },
      { quantity: 3, isPending: true },
    ]);
  });

  it('has at least one of what is in it, at most 99, and none of what was taken out', () => {
    expect([stepQuantity(1, 1), stepQuantity(2, -1), stepQuantity(1, -1), stepQuantity(99, 1)]).toEqual([
      2, 1, 1, 99,
    ]);
    expect([stepQuantity(0, 1), stepQuantity(0, -1)]).toEqual([0, 0]);
  });

  it('costs what the expo asks, and saves against the list price', () => {
    const deal = card('duck', {
      priceSen: 900,
      listPriceSen: 1_200,
      starBuys: [{ expoSlug: 'fair', priceSen: 700, limit: null }],
    });
    const fair = { slug: 'fair', showStarbuys: true };
    const lines = [
      { product: deal, quantity: 2 },
      { product: card('socks'), quantity: 1 },
    ];
    expect(cartTotals(lines, fair)).toEqual({ pieces: 3, totalSen: 2_400, savingSen: 1_000 });
    // What the expo does not show as a star buy is none in the cart either.
    expect(cartTotals(lines, { ...fair, showStarbuys: false })).toMatchObject({
      totalSen: 2_800,
      savingSen: 600,
    });
    expect(cartTotals(lines, undefined)).toEqual({ pieces: 3, totalSen: 2_800, savingSen: 600 });
    expect(cartTotals([], fair)).toEqual({ pieces: 0, totalSen: 0, savingSen: 0 });
  });
});
