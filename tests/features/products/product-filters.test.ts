import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PRODUCT_CATEGORIES, PRODUCT_SORTS, productListInput } from '../../../src/domain/shop/product.ts';
import {
  hasProductFilters,
  type ProductFilters,
  parseProductFilters,
  productsPath,
  toProductListInput,
} from '../../../src/features/products/product-filters.ts';

const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
    brand: fc.stringMatching(/^[a-z-]{1,30}$/),
    age: fc.nat(216),
    q: fc.stringMatching(/^[^\s\0]{1,40}$/),
    sort: fc.constantFrom(...PRODUCT_SORTS.filter((sort) => sort !== 'featured')),
  },
  { requiredKeys: [] },
);

it('an address says what it was made of', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const address = new URL(productsPath(chosen), 'https://yhello.test');
      expect(parseProductFilters(address.searchParams)).toEqual(chosen);
      expect(hasProductFilters(chosen)).toBe(address.search !== '');
    }),
  );
});

it('whatever an address says, the server understands what it is asked', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('Feeding', '12', '-1', '1e3', '217', 'saving', '  '),
  );
  const keys = fc.constantFrom('category', 'brand', 'age', 'q', 'sort', 'utm_source');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, anything)), (pairs) => {
      const search = new URLSearchParams(pairs);
      expect(v.is(productListInput, toProductListInput(parseProductFilters(search)))).toBe(true);
    }),
  );
});

it('the usual order goes without saying', () => {
  expect(productsPath({ sort: 'featured' })).toBe('/products');
  expect(hasProductFilters({ sort: 'featured' })).toBe(false);
});
