import { beforeEach, expect, it, vi } from 'vitest';

const offers = { offersPoints: true, offersCareers: true, offersShop: true, offersCards: true };

beforeEach(() => {
  vi.resetModules();
  return () => vi.doUnmock('../../../src/domain/organiser/offers.ts');
});

async function withOffers(points: boolean, shop: boolean, cards: boolean) {
  vi.doMock('../../../src/domain/organiser/offers.ts', () => ({
    ...offers,
    offersPoints: points,
    offersShop: shop,
    offersCards: cards,
  }));
  const { offeredKinds } = await import('../../../src/domain/visitor/transaction.ts');
  const { hasTransactions } = await import('../../../src/domain/routing/offered.ts');
  return { kinds: offeredKinds, hasTransactions };
}

it.each([
  [true, true, true, ['points', 'money']],
  [true, false, true, ['points', 'money']],
  [true, true, false, ['points', 'money']],
  [true, false, false, ['points']],
  [false, false, true, ['money']],
  [false, true, false, ['money']],
  [false, false, false, []],
])(
  'With points: %s, a shop: %s and gift cards: %s, transactions are of %j',
  async (points, shop, cards, kinds) => {
    expect(await withOffers(points, shop, cards)).toEqual({ kinds, hasTransactions: kinds.length > 0 });
  },
);
