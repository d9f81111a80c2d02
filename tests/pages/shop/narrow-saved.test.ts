import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CursorPage } from '../../../src/domain/content/pagination.ts';
import type { BrandCard, BrandPage } from '../../../src/domain/shop/brand.ts';
import { PRODUCT_SORTS, type ProductCard } from '../../../src/domain/shop/product.ts';
import { type SavedMatches, savedBrands, savedProducts } from '../../../src/pages/shop/narrow-saved.ts';
import { bottleCard } from '../../support/product-card.fixture.ts';

const product = (slug: string, more: Partial<ProductCard> = {}): ProductCard => ({
  ...{ ...bottleCard, slug, name: slug, starBuys: [] },
  ...more,
});
const saved = <T>(items: T[], nextCursor: string | null = null, at = 5) => ({
  data: { pages: [{ items, total: 99, nextCursor } satisfies CursorPage<T>], pageParams: [null] },
  at,
});
const expo = { slug: 'kl', showStarbuys: true };
type Matches = SavedMatches<CursorPage<{ slug: string }>> | null;
const slugsOf = (matches: Matches) =>
  matches?.shown.data.pages.flatMap(({ items }) => items.map(({ slug }) => slug));

const cards = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-d]{1,3}$/),
    category: fc.constantFrom('Play', 'Sleep'),
    categoryId: fc.constantFrom(undefined, 'play'),
    priceSen: fc.nat(5),
    ageMonths: fc.constantFrom(null, { from: null, to: 6 }, { from: 3, to: null }, { from: 3, to: 6 }),
    starBuys: fc.constantFrom([], [{ expoSlug: 'kl', priceSen: 2, limit: null }]),
  }),
  { selector: ({ slug }) => slug, maxLength: 12 },
);
const filters = fc.record(
  {
    category: fc.constantFrom('play', 'Play', 'Sleep'),
    ageMonths: fc.nat(8),
    text: fc.constantFrom('a', 'b c', 'B'),
    sort: fc.constantFrom(...PRODUCT_SORTS),
  },
  { requiredKeys: [] },
);

it('Whatever part of all products is saved, and wherever: each match once, and none that the whole list would not have', () => {
  fc.assert(
    fc.property(
      cards.chain((all) => fc.tuple(fc.constant(all), fc.nat(all.length), fc.subarray(all))),
      filters,
      ([all, shown, offers], filter) => {
        const products = all.map(({ slug, ...more }) =>
          product(slug, more as unknown as Partial<ProductCard>),
        );
        const first = products.slice(0, shown);
        const starBuys = products.filter(({ slug }) => offers.some((offer) => offer.slug === slug));
        const whole = slugsOf(savedProducts(saved(products), null, filter, expo)) ?? [];
        const matches = savedProducts(saved(first, 'next'), saved(starBuys), filter, expo);
        const isSaved = (slug: string) => [...first, ...starBuys].some((card) => card.slug === slug);
        expect(matches?.searchedCount).toBe(products.filter(({ slug }) => isSaved(slug)).length);
        const expected = whole.filter(isSaved);
        // Only the server knows the rank of what is beyond the list.
        if (!filter.sort || filter.sort === 'featured')
          expect(slugsOf(matches)?.toSorted() ?? []).toEqual(expected.toSorted());
        else expect(slugsOf(matches) ?? []).toEqual(expected);
      },
    ),
  );
});

it('Products are searched by name, brand and category, and belong to ages that have an end', () => {
  const list = saved([
    product('cot', { name: 'Purée cot', brand: { slug: 'n', name: 'North Nest' }, category: 'Sleep' }),
    product('young', { ageMonths: { from: null, to: 6 } }),
    product('old', { ageMonths: { from: 6, to: null } }),
  ]);
  const find = (filter: object) => slugsOf(savedProducts(list, null, filter, undefined));
  expect(find({ text: 'puree nest SLEEP' })).toEqual(['cot']);
  expect(find({ text: 'puree zebra' })).toEqual([]);
  expect(find({ ageMonths: 6 })).toEqual(['young', 'old']);
  expect(find({ ageMonths: 7 })).toEqual(['old']);
  expect(find({ brandSlug: 'n' })).toEqual(['cot']);
});

it('Prices are those of the expo whose prices lead', () => {
  const list = saved([
    product('a', { priceSen: 300, listPriceSen: null }),
    product('b', { priceSen: 400, starBuys: [{ expoSlug: 'kl', priceSen: 200, limit: null }] }),
  ]);
  const find = (sort: 'price-up' | 'saving', at?: typeof expo) =>
    slugsOf(savedProducts(list, null, { sort }, at));
  expect(find('price-up', expo)).toEqual(['b', 'a']);
  expect(find('price-up')).toEqual(['a', 'b']);
  expect(find('saving', expo)).toEqual(['b', 'a']);
});

it('A list is whole with its last page, else what is saved was searched, and nothing is found where nothing is saved', () => {
  const search = (...lists: [Parameters<typeof savedProducts>[0], Parameters<typeof savedProducts>[1]]) =>
    savedProducts(...lists, {}, expo);
  const a = product('a');
  expect(search(saved([a]), null)?.searchedCount).toBeNull();
  expect(search(saved([]), null)).toMatchObject({
    searchedCount: null,
    shown: { data: { pages: [{ total: 0 }] } },
  });
  expect(search(saved([a], 'next'), null)?.searchedCount).toBe(1);
  expect(search(null, saved([a]))?.searchedCount).toBe(1);
  expect(search(null, null)).toBeNull();
  expect(savedBrands(null, {})).toBeNull();
});

it('What is shown is as old as the older list of those that were searched', () => {
  const ageOf = (nextCursor: string | null) =>
    savedProducts(saved([product('a')], nextCursor, 9), saved([product('b')], null, 5), {}, expo)?.shown
      .dataUpdatedAt;
  expect(ageOf('next')).toBe(5);
  expect(ageOf(null)).toBe(9);
});

it('Brands are narrowed by the id or the name of their category, and leave the letters that can be known', () => {
  const brand = (slug: string, letter: string, category: string): BrandCard => ({
    ...{ slug, letter, category, name: slug, tagline: 'Made of wood', country: 'Malaysia', picture: slug },
  });
  const items = [brand('ark', 'A', 'Play'), brand('bed', 'B', 'Sleep'), brand('cot', 'C', 'Sleep')];
  const list = (nextCursor: string | null) => {
    const more = { letters: ['A', 'B', 'C', 'D'], categories: [{ id: 's', name: 'Sleep' }] };
    const page: BrandPage = { items, total: 9, nextCursor, ...more };
    return { data: { pages: [page], pageParams: [null] }, at: 5 };
  };
  expect(slugsOf(savedBrands(list(null), { category: 's' }))).toEqual(['bed', 'cot']);
  expect(slugsOf(savedBrands(list(null), { category: 'Sleep', letter: 'C' }))).toEqual(['cot']);
  expect(slugsOf(savedBrands(list(null), { text: 'WOOD malaysia ark' }))).toEqual(['ark']);
  const letters = (nextCursor: string | null) =>
    savedBrands(list(nextCursor), { category: 's', letter: 'C' })?.shown.data.pages[0]?.letters;
  expect(letters(null)).toEqual(['B', 'C']);
  expect(letters('next')).toEqual(['A', 'B', 'C', 'D']);
});
