import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, cartTotals, expoOfLine } from '../../../src/domain/shop/cart.ts';
import type { ProductCard } from '../../../src/domain/shop/product.ts';
import {
  optimisticCart,
  optimisticCartCount,
  optimisticQuantity,
  stepQuantity,
  withRemovedLines,
} from '../../../src/features/cart/optimistic-cart.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const card = (slug: string, change: Partial<ProductCard> = {}): ProductCard => ({
  slug,
  name: slug,
  brand: { slug: 'b', name: 'B' },
  category: 'Play',
  priceSen: 1_000,
  listPriceSen: null,
  ageMonths: null,
  picture: `product-${slug}`,
  starBuys: [],
  ...change,
});
const line = (slug: string, quantity: number): CartLine => ({ product: card(slug), quantity, booths: [] });
const set = (slug: string, quantity: number, was: number) => ({
  name: 'cart.set',
  input: { slug, quantity, was },
});
const versionAt = (rev: number) => ({ rev, atMs: 0 });

const SLUGS = ['duck', 'bottle', 'socks'] as const;
type Amounts = Record<(typeof SLUGS)[number], number>;
const amounts = fc.record({ duck: fc.nat(3), bottle: fc.nat(3), socks: fc.nat(3) });
const taps = fc.array(fc.record({ slug: fc.constantFrom(...SLUGS), quantity: fc.nat(4) }), { maxLength: 12 });

describe('the optimistic cart', () => {
  it('has the same quantities in lines, count and products after any number of deliveries and loads', () => {
    fc.assert(
      fc.property(amounts, taps, fc.nat(12), fc.nat(12), (first, tapped, deliveries, loads) => {
        const delivered = Math.min(deliveries, tapped.length);
        const loadedRev = Math.min(loads, delivered);
        const afterFirst = (count: number): Amounts =>
          Object.assign(
            { ...first },
            ...tapped.slice(0, count).map(({ slug, quantity }) => ({ [slug]: quantity })),
          );
        const actions = tapped.map(({ slug, quantity }, i) => set(slug, quantity, afterFirst(i)[slug]));
        const entries = entriesFor(actions, delivered);
        const loaded = afterFirst(loadedRev);
        const serverLines = SLUGS.filter((slug) => loaded[slug] > 0).map((slug) => line(slug, loaded[slug]));
        const expected = afterFirst(tapped.length);

        for (const slug of SLUGS)
          expect(optimisticQuantity(slug, serverLines, versionAt(loadedRev), entries)).toBe(expected[slug]);
        const pieces = SLUGS.reduce((sum, slug) => sum + expected[slug], 0);
        const loadedPieces = SLUGS.reduce((sum, slug) => sum + loaded[slug], 0);
        expect(optimisticCartCount(loadedPieces, versionAt(loadedRev), entries)).toBe(pieces);
        const { lines, newProductCount } = optimisticCart(serverLines, versionAt(loadedRev), entries);
        expect(lines.map(({ product, quantity }) => [product.slug, quantity])).toEqual(
          serverLines.flatMap(({ product: { slug } }) => {
            const quantity = expected[slug as keyof Amounts];
            return quantity > 0 ? [[slug, quantity]] : [];
          }),
        );
        const newSlugs = SLUGS.filter((slug) => expected[slug] > 0 && loaded[slug] === 0);
        expect(newProductCount).toBe(newSlugs.length);
      }),
    );
  });

  it('adds a waiting change to what another phone has made of the cart, as the server will', () => {
    const entries = entriesFor([set('duck', 3, 2), set('socks', 1, 0)], 0);
    const serverLines = [line('duck', 5), line('socks', 4)];
    expect(optimisticCart(serverLines, versionAt(0), entries).lines.map(({ quantity }) => quantity)).toEqual([
      6, 4,
    ]);
    expect(optimisticQuantity('duck', serverLines, versionAt(0), entries)).toBe(6);
  });

  it('has what the server made of a delivered change, also before the cart is loaded again', () => {
    const entries = entriesFor([set('duck', 6, 5)], 1);
    expect(optimisticCart([line('duck', 2)], versionAt(0), entries).lines).toMatchObject([{ quantity: 6 }]);
  });

  it('waits only while something in it has not been delivered', () => {
    const isPending = (delivered: number, ...actions: ReturnType<typeof set>[]) =>
      optimisticCart([line('duck', 1)], versionAt(0), entriesFor(actions, delivered)).isPending;
    expect(isPending(0, set('socks', 1, 0))).toBe(true);
    expect(isPending(1, set('socks', 1, 0))).toBe(false);
    expect(isPending(1, set('socks', 1, 0), set('duck', 2, 1))).toBe(true);
  });

  it('has a line for a new product that another response describes', () => {
    const entries = entriesFor([set('socks', 2, 0), set('bottle', 1, 0)], 1);
    const { lines, newProductCount } = optimisticCart([line('duck', 1)], versionAt(0), entries, (slug) =>
      slug === 'socks' ? { product: card(slug), booths: [] } : undefined,
    );
    expect(lines).toMatchObject([
      { product: { slug: 'duck' }, quantity: 1 },
      { product: { slug: 'socks' }, quantity: 2, isPending: false },
    ]);
    expect(newProductCount).toBe(1);
  });

  it('has what is put back where it was, also after a response without it', () => {
    const before = [line('duck', 1), line('bottle', 2), line('socks', 1)];
    fc.assert(
      fc.property(fc.subarray([...SLUGS]), fc.subarray([...SLUGS]), (removed, restored) => {
        const serverLines = before.filter(({ product: { slug } }) => !removed.includes(slug as never));
        const lines = withRemovedLines(serverLines, before);
        const putBack = restored.filter((slug) => removed.includes(slug));
        const entries = entriesFor(
          putBack.map((slug) => set(slug, 3, 0)),
          0,
        );
        expect(optimisticCart(lines, versionAt(0), entries).lines.map(({ product }) => product.slug)).toEqual(
          SLUGS.filter((slug) => !removed.includes(slug) || putBack.includes(slug)),
        );
      }),
    );
  });

  it('marks lines whose quantity is not delivered yet', () => {
    const entries = entriesFor([set('duck', 2, 1), set('socks', 3, 1)], 1);
    expect(optimisticCart([line('duck', 1), line('socks', 1)], versionAt(0), entries).lines).toMatchObject([
      { quantity: 2, isPending: false },
      { quantity: 3, isPending: true },
    ]);
  });
});

it('stepQuantity stays between 1 and 99, and at 0 after removal', () => {
  expect([stepQuantity(1, 1), stepQuantity(2, -1), stepQuantity(1, -1), stepQuantity(99, 1)]).toEqual([
    2, 1, 1, 99,
  ]);
  expect([stepQuantity(0, 1), stepQuantity(0, -1)]).toEqual([0, 0]);
});

it('cartTotals uses the prices of the expo and counts savings against what each would cost otherwise', () => {
  const deal = card('duck', {
    priceSen: 900,
    listPriceSen: 1_200,
    starBuys: [{ expoSlug: 'fair', priceSen: 700, limit: null }],
  });
  const fair = { slug: 'fair', showStarbuys: true };
  const lines = [
    { product: deal, quantity: 2, booths: [] },
    { product: card('socks'), quantity: 1, booths: [] },
  ];
  expect(cartTotals(lines, [fair])).toEqual({ pieces: 3, totalSen: 2_400, savingSen: 400 });
  // Without its star buys, an expo sells at the normal price.
  expect(cartTotals(lines, [{ ...fair, showStarbuys: false }])).toMatchObject({
    totalSen: 2_800,
    savingSen: 600,
  });
  expect(cartTotals(lines, [])).toEqual({ pieces: 3, totalSen: 2_800, savingSen: 600 });
  expect(cartTotals([], [fair])).toEqual({ pieces: 0, totalSen: 0, savingSen: 0 });
});

it('a line is bought at the first expo with a booth of its brand, or at the first of all', () => {
  const [today, next] = [
    { slug: 'today', showStarbuys: true },
    { slug: 'next', showStarbuys: true },
  ];
  const expos = [today, next];
  expect(expoOfLine({ booths: [{ expoSlug: 'next' }, { expoSlug: 'today' }] }, expos)).toBe(today);
  expect(expoOfLine({ booths: [{ expoSlug: 'next' }] }, expos)).toBe(next);
  expect(expoOfLine({ booths: [] }, expos)).toBe(today);
  const deal = card('duck', {
    priceSen: 900,
    starBuys: [
      { expoSlug: 'today', priceSen: 700, limit: null },
      { expoSlug: 'next', priceSen: 800, limit: null },
    ],
  });
  const total = (...slugs: string[]) =>
    cartTotals(
      [
        {
          product: deal,
          quantity: 1,
          booths: slugs.map((expoSlug) => ({ expoSlug, hall: 'Hall 1', booth: 'A1' })),
        },
      ],
      expos,
    ).totalSen;
  expect([total('next', 'today'), total('next')]).toEqual([700, 800]);
});
