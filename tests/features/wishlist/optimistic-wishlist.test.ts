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

const versionAt = (rev: number) => ({ rev, atMs: 0 });

const SLUGS = ['duck', 'bottle', 'socks'] as const;
const story = fc.array(fc.record({ slug: fc.constantFrom(...SLUGS), isWished: fc.boolean() }), {
  maxLength: 12,
});

describe('the optimistic wishlist', () => {
  it('is the server’s list, latest first, without local actions', () => {
    const wishes = optimisticWishes(
      [wish('duck', '2026-11-18'), wish('socks', '2026-11-20')],
      versionAt(3),
      [],
    );
    expect(wishes.map(({ slug, isPending }) => [slug, isPending])).toEqual([
      ['socks', false],
      ['duck', false],
    ]);
  });

  it('contains a product from the tap on, pending until delivery', () => {
    const entries = entriesFor([set('duck', true)], 0);
    expect(optimisticWishState('duck', [], versionAt(0), entries)).toEqual({
      isWished: true,
      isPending: true,
    });
    expect(optimisticWishes([], versionAt(0), entries)).toEqual([
      { slug: 'duck', product: null, addedAtMs: 1_790_000_000_000, isPending: true },
    ]);
  });

  it('is the same for each button and the list after any number of deliveries and loads, and the last action wins', () => {
    fc.assert(
      fc.property(
        story,
        fc.subarray([...SLUGS]),
        fc.nat(12),
        fc.nat(12),
        (actions, first, deliveries, loads) => {
          const delivered = Math.min(deliveries, actions.length);
          const loadedRev = Math.min(loads, delivered);
          const wishedAfter = (count: number) => {
            const wished = new Set<string>(first);
            for (const { slug, isWished } of actions.slice(0, count))
              isWished ? wished.add(slug) : wished.delete(slug);
            return wished;
          };
          const serverItems = [...wishedAfter(loadedRev)].map((slug) => wish(slug));
          const entries = entriesFor(
            actions.map(({ slug, isWished }) => set(slug, isWished)),
            delivered,
          );
          const expected = wishedAfter(actions.length);
          const shown = optimisticWishes(serverItems, versionAt(loadedRev), entries);
          expect(new Set(shown.map(({ slug }) => slug))).toEqual(expected);
          for (const slug of SLUGS) {
            const state = optimisticWishState(slug, serverItems, versionAt(loadedRev), entries);
            expect(state.isWished).toBe(expected.has(slug));
            const isPending = actions.slice(delivered).some((action) => action.slug === slug);
            expect(state.isPending).toBe(isPending);
          }
        },
      ),
    );
  });

  it('ignores refused actions, other actions and invalid inputs', () => {
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
    expect(optimisticWishes([], versionAt(0), [refused as never, other, ...strange])).toEqual([]);
  });

  it('is the stored response after a restart, with later actions applied', () => {
    const entries = entriesFor([set('duck', true)], 1).map((entry) => ({ ...entry, settledAt: 500 }));
    expect(optimisticWishState('duck', [], { rev: -1, atMs: 900 }, entries).isWished).toBe(false);
    expect(optimisticWishState('duck', [], { rev: -1, atMs: 100 }, entries).isWished).toBe(true);
    expect(optimisticWishes([], { rev: -1, atMs: 900 }, entries)).toEqual([]);
  });

  it('keeps the product when it is removed and added again', () => {
    const entries = entriesFor([set('duck', false), set('duck', true)], 0);
    expect(optimisticWishes([wish('duck')], versionAt(0), entries)).toMatchObject([
      { product: { slug: 'duck' }, isPending: true },
    ]);
  });
});
