import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CursorPage } from '../../../src/domain/content/pagination.ts';
import { priceFor } from '../../../src/domain/shop/price.ts';
import { PRODUCT_SORTS, type ProductCard } from '../../../src/domain/shop/product.ts';
import { productPageSchema, productSchema } from '../../../src/domain/shop/product-schema.ts';
import { fetchAllPages } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LIST = 'businesses.products.list';
const page = async (input: object = {}) => {
  const response = await server.rpcQuery(LIST, input);
  expect(response.status).toBe(200);
  return v.parse(productPageSchema, response.data) as CursorPage<ProductCard>;
};
const slugs = ({ items }: CursorPage<ProductCard>) => items.map(({ slug }) => slug);

const starPrice = (product: ProductCard, expoSlug: string) =>
  product.starBuys.find((starBuy) => starBuy.expoSlug === expoSlug)?.priceSen ?? Number.NaN;

describe('The product list', () => {
  it('returns the first page without any input', async () => {
    const response = await server.rpcQuery(LIST);
    expect(response.status).toBe(200);
    const { items, total, nextCursor } = v.parse(productPageSchema, response.data);
    expect(items.length).toBeLessThan(total);
    expect(nextCursor).not.toBeNull();
    expect(items[0]).toMatchObject({
      slug: 'anti-colic-bottle-3-pack',
      brand: { slug: 'little-sprout', name: 'Little Sprout' },
      picture: 'product-anti-colic-bottle-3-pack@fff0c3',
      ageMonths: { from: 0, to: 18 },
    });
  });

  it.each(PRODUCT_SORTS)('has each product once over all pages, sorted by %s', async (sort) => {
    const all = await fetchAllPages((more) => page({ sort, ...more }), 17);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe((await page()).total);
  });

  it('is sorted over all of its pages, by the prices of the running or next expo that cards show', async () => {
    const atFair = (product: ProductCard) => priceFor(product, { slug: 'baby-fair-kl', showStarbuys: true });
    const prices = async (sort: string) =>
      (await fetchAllPages((more) => page({ sort, ...more }), 17)).map((item) => atFair(item).currentSen);
    const up = await prices('price-up');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(await prices('price-down')).toEqual(up.toReversed());
    const saving = (await fetchAllPages((more) => page({ sort: 'saving', ...more }), 48)).map(
      (item) => atFair(item).savingPercent,
    );
    expect(saving).toEqual(saving.toSorted((a, b) => b - a));
  });

  it('can be filtered by category, brand and age', async () => {
    const bath = await page({ category: 'Bath', limit: 48 });
    expect(bath.items).not.toEqual([]);
    expect(bath.items.every(({ category }) => category === 'Bath')).toBe(true);
    const rollo = await page({ brandSlug: 'rollo', limit: 48 });
    expect(new Set(rollo.items.map(({ brand }) => brand.slug))).toEqual(new Set(['rollo']));
    const newborn = await page({ ageMonths: 0, limit: 48 });
    expect(newborn.items.every(({ ageMonths }) => ageMonths?.from === 0)).toBe(true);
    expect((await page({ ageMonths: 200 })).total).toBe(0);
  });

  it('can be filtered by the price that leads, over all of its pages, whatever its order', async () => {
    const atFair = (product: ProductCard) =>
      priceFor(product, { slug: 'baby-fair-kl', showStarbuys: true }).currentSen;
    const all = await fetchAllPages((more) => page(more), 48);
    const inRange = all.filter((product) => atFair(product) >= 6000 && atFair(product) <= 10_000);
    // Some are in it by their star buy alone.
    expect(inRange.some(({ priceSen }) => priceSen > 10_000)).toBe(true);
    for (const sort of PRODUCT_SORTS) {
      const range = { minPriceSen: 6000, maxPriceSen: 10_000, sort };
      const found = await fetchAllPages((more) => page({ ...range, ...more }), 7);
      expect(found.map(({ slug }) => slug).sort()).toEqual(inRange.map(({ slug }) => slug).sort());
      expect((await page(range)).total).toBe(inRange.length);
    }
    expect((await page({ minPriceSen: 6000, maxPriceSen: 10_000, text: 'bottle' })).total).toBeLessThan(
      inRange.length,
    );
    expect((await page({ maxPriceSen: 1 })).items).toEqual([]);
    expect((await server.rpcQuery(LIST, { minPriceSen: -1 })).status).toBe(400);
  });

  it('can be filtered to the star buys of an expo, and is sorted by their prices', async () => {
    const expo = 'baby-fair-kl';
    const starBuys = await fetchAllPages((more) => page({ starBuysAt: expo, ...more }), 48);
    const all = await fetchAllPages((more) => page(more), 48);
    expect(starBuys.map(({ slug }) => slug).sort()).toEqual(
      all
        .filter((product) => product.starBuys.some(({ expoSlug }) => expoSlug === expo))
        .map(({ slug }) => slug)
        .sort(),
    );
    const up = (await fetchAllPages((more) => page({ starBuysAt: expo, sort: 'price-up', ...more }), 11)).map(
      (p) => starPrice(p, expo),
    );
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const [best] = (await page({ starBuysAt: expo, sort: 'saving', limit: 1 })).items;
    const savings = starBuys.map((card) => priceFor(card, { slug: expo, showStarbuys: true }).savingPercent);
    expect(best && priceFor(best, { slug: expo, showStarbuys: true }).savingPercent).toBe(
      Math.max(...savings),
    );
    expect((await page({ starBuysAt: 'little-ones-penang' })).items).toEqual([]);
  });

  it('is searched by words of name, brand and category, in any order and with any accents', async () => {
    expect(slugs(await page({ text: 'SPROUT bottle' }))).toEqual([
      'anti-colic-bottle-3-pack',
      'bottle-steriliser',
    ]);
    expect(slugs(await page({ text: 'purée' }))).toEqual(slugs(await page({ text: 'puree' })));
    expect((await page({ text: 'po po’s' })).total).toBe((await page({ text: "PO PO'S" })).total);
    const { total } = await page();
    const hundredPercent = await page({ text: '100 %' });
    expect(hundredPercent.total).toBeGreaterThan(0);
    expect(hundredPercent.total).toBeLessThan(total);
    expect((await page({ text: '  ' })).total).toBe(total);
    expect((await page({ text: 'zebra crossing' })).items).toEqual([]);
  });

  it('treats the search text as words, never as a pattern or SQL', async () => {
    const { total } = await page();
    for (const text of ['%', '_', "' or 1=1 --", '\\', '😀', ';drop table products'])
      expect((await page({ text })).total).toBeLessThanOrEqual(total);
    expect((await page()).total).toBe(total);
  });

  it('narrows with every filter', async () => {
    const both = await page({ category: 'Nursery', starBuysAt: 'baby-fair-kl', ageMonths: 2, limit: 48 });
    expect(both.total).toBeGreaterThan(0);
    for (const { category, starBuys, ageMonths } of both.items) {
      expect(category).toBe('Nursery');
      expect(starBuys.some(({ expoSlug }) => expoSlug === 'baby-fair-kl')).toBe(true);
      expect((ageMonths?.from ?? 99) <= 2 && (ageMonths?.to ?? 0) >= 2).toBe(true);
    }
  });

  it.each([
    { limit: 0 },
    { limit: 49 },
    { category: 'x'.repeat(81) },
    { sort: 'random' },
    { ageMonths: -1 },
    { ageMonths: 1.5 },
    { text: 'a\0b' },
    { brandSlug: '' },
    { cursor: 'not a cursor' },
    { cursor: Buffer.from('["a","b"]').toString('base64url') },
    { cursor: Buffer.from('[99999999999999,"b"]').toString('base64url') },
    { cursor: Buffer.from('[1,"b\\u0000"]').toString('base64url') },
    { sort: 'name', cursor: Buffer.from('[1,"b"]').toString('base64url') },
  ])('refuses %j', async (input) => {
    const { status, code } = await server.rpcQuery(LIST, input);
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('A product', () => {
  it('comes with details, booths and at most five related products', async () => {
    const { data } = await server.rpcQuery('businesses.products.detail', { slug: 'four-in-one-car-seat' });
    const product = v.parse(productSchema, data);
    expect(product.starBuys).toEqual([
      {
        expoSlug: 'baby-fair-kl',
        priceSen: 58_900,
        limit: 50,
        booths: [{ hall: 'Hall 2', booth: 'C21' }],
      },
    ]);
    expect(product.details.length).toBeGreaterThan(2);
    expect(product.booths).toContainEqual({ expoSlug: 'baby-fair-kl', hall: 'Hall 2', booth: 'C21' });
    expect(product.related).not.toEqual([]);
    expect(product.related.length).toBeLessThanOrEqual(5);
    expect(product.related.every(({ category }) => category === 'Travel')).toBe(true);
    expect(product.related.map(({ slug }) => slug)).not.toContain(product.slug);
  });

  it.each(['nothing', 'constructor', '__proto__', "' or 1=1 --"])('is not found as %s', async (slug) => {
    const { status, code, text } = await server.rpcQuery('businesses.products.detail', { slug });
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
    expect(text).not.toContain('select');
  });
});
