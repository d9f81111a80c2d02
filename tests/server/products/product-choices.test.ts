import { afterAll, beforeAll, expect, it } from 'vitest';
import { productChoicesSchema, productPageSchema } from '../../../src/domain/shop/product-schema.ts';
import { queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const choices = (input?: object) => queryParsed(server, 'products.choices', productChoicesSchema, input);
const total = async (input: object) =>
  (await queryParsed(server, 'products.list', productPageSchema, input)).total;

it('Every choice has products, and together they have all products', async () => {
  const { categories, brands } = await choices();
  const ofCategories = await Promise.all(categories.map(({ id }) => total({ category: id })));
  const ofBrands = await Promise.all(brands.map(({ slug }) => total({ brandSlug: slug })));
  for (const totals of [ofCategories, ofBrands]) {
    expect(Math.min(...totals)).toBeGreaterThan(0);
    expect(totals.reduce((sum, count) => sum + count, 0)).toBe(await total({}));
  }
});

it('The brands of the choices are sorted by name', async () => {
  const names = (await choices()).brands.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

it('A brand names the categories that its products are of, and no other', async () => {
  const { categories, brands } = await choices();
  for (const { slug, categories: own } of brands.slice(0, 3))
    for (const { id } of categories)
      expect((await total({ brandSlug: slug, category: id })) > 0, `${slug} ${id}`).toBe(own?.includes(id));
});

it('The steps of the price are round and part the products into groups, none of them empty', async () => {
  const { priceStepsSen = [] } = await choices();
  expect(priceStepsSen).toEqual([4000, 6000, 10_000, 20_000, 40_000]);
  const groups = await Promise.all(
    [...priceStepsSen, undefined].map((maxPriceSen, i) =>
      total({ ...(i > 0 && { minPriceSen: priceStepsSen[i - 1] }), ...(maxPriceSen && { maxPriceSen }) }),
    ),
  );
  expect(Math.min(...groups)).toBeGreaterThan(0);
  expect(Math.max(...groups)).toBeLessThan((await total({})) / 2);
});

it('The choices of an expo are those of its star buys', async () => {
  const starBuysAt = 'year-end-baby-expo';
  const { categories } = await choices({ starBuysAt });
  const totals = await Promise.all(categories.map(({ id }) => total({ starBuysAt, category: id })));
  expect(Math.min(...totals)).toBeGreaterThan(0);
  expect(totals.reduce((sum, count) => sum + count, 0)).toBe(await total({ starBuysAt }));
  expect(await choices({ starBuysAt: 'nowhere' })).toEqual({ categories: [], brands: [], priceStepsSen: [] });
});
