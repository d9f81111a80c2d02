import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandCard, BrandPage } from '../../../src/domain/shop/brand.ts';
import { brandPageSchema } from '../../../src/domain/shop/brand-schema.ts';
import { narrowBrands } from '../../../src/domain/shop/narrow-brands.ts';
import { narrowProducts } from '../../../src/domain/shop/narrow-products.ts';
import { priceFor } from '../../../src/domain/shop/price.ts';
import {
  MAX_AGE_MONTHS,
  PRODUCT_SORTS,
  type ProductCard,
  type ProductListInput,
} from '../../../src/domain/shop/product.ts';
import { productPageSchema } from '../../../src/domain/shop/product-schema.ts';
import { fetchAllPages, queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

// Without signal, a phone narrows what it has saved itself (`pages/shop/narrow-saved.ts`): as the server would.

const LIMIT = 48;
let server: TestServer;
let products: ProductCard[];
let brands: BrandCard[];
let firstBrands: BrandPage;

const listProducts = (input: object) =>
  fetchAllPages(
    (more) => queryParsed(server, 'products.list', productPageSchema, { ...input, ...more }),
    LIMIT,
  );
const brandPage = (input: object) =>
  queryParsed(server, 'brands.list', brandPageSchema, { limit: LIMIT, ...input });

beforeAll(async () => {
  server = await startTestServer();
  products = await listProducts({});
  brands = await fetchAllPages((more) => brandPage(more), LIMIT);
  firstBrands = await brandPage({});
});
afterAll(() => server.close());

/** Words as they stand in the texts, parts of them, and others. */
const searches = (texts: readonly string[]) => {
  const word = fc
    .tuple(fc.constantFrom(...texts), fc.nat(3), fc.integer({ min: 2, max: 9 }))
    .map(([text, from, length]) => text.slice(from, from + length).trim());
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('SPROUT bottle', 'Purée', 'po po’s', '100 %', '  ', '%', 'zebra'),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'bottles',
        'breastpump',
        'nappy',
        'stroler',
        'baby bottle',
        'Malasia',
        '𐀀𐀀𐀀𐀀',
      ),
    },
    // With one letter missing, or one too many.
    {
      weight: 2,
      arbitrary: fc
        .tuple(word, fc.nat(8), fc.constantFrom('', 'xy', 's'))
        .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
    },
  );
};
const validText = (text: string) => text.length > 0 && text.length <= 80;
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;
const slugs = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);

it('the server and a phone without signal list the same products, in the same order', async () => {
  const expo = { slug: 'baby-fair-kl', showStarbuys: true };
  // Prices on cards are among those asked for: both ends of a range belong to it.
  const shown = products.map((product) => priceFor(product, expo).currentSen);
  const priceSen = fc.oneof(fc.constantFrom(...shown), fc.nat(200_000));
  const input = fc.record({
    category: optional(fc.constantFrom(...new Set(products.map(({ category }) => category)), 'Nothing')),
    brandSlug: optional(fc.constantFrom(...new Set(products.map(({ brand }) => brand.slug)))),
    ageMonths: optional(fc.oneof(fc.nat(40), fc.nat(MAX_AGE_MONTHS))),
    minPriceSen: optional(priceSen),
    maxPriceSen: optional(priceSen),
    text: optional(
      searches(products.flatMap(({ name, brand, category }) => [name, brand.name, category])).filter(
        validText,
      ),
    ),
    sort: optional(fc.constantFrom(...PRODUCT_SORTS)),
  });
  await fc.assert(
    fc.asyncProperty(input, async (filter) => {
      const asked = given(filter) as Partial<ProductListInput>;
      expect(slugs(narrowProducts(products, asked, expo))).toEqual(slugs(await listProducts(asked)));
    }),
    { numRuns: 120 },
  );
});

it('the server and a phone without signal list the same brands, in the same order, under the same letters', async () => {
  const input = fc.record({
    category: optional(
      fc.constantFrom(...firstBrands.categories.flatMap(({ id, name }) => [id, name]), 'Nothing'),
    ),
    letter: optional(fc.constantFrom(...firstBrands.letters, 'Q')),
    text: optional(
      searches(brands.flatMap(({ name, tagline, country }) => [name, tagline, country])).filter(validText),
    ),
  });
  await fc.assert(
    fc.asyncProperty(input, async (filter) => {
      const { letter, ...others } = given(filter) as { letter?: string };
      const page = await brandPage({ ...others, ...(letter && { letter }) });
      const ofAnyLetter = narrowBrands(brands, others, firstBrands.categories);
      const found = ofAnyLetter.filter((brand) => !letter || brand.letter === letter);
      expect(slugs(found)).toEqual(slugs(page.items));
      expect([...new Set(ofAnyLetter.map((brand) => brand.letter))].sort()).toEqual(page.letters);
    }),
    { numRuns: 80 },
  );
});
