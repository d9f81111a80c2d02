import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PRODUCT_SORTS, productListInput } from '../../../src/domain/shop/product.ts';
import {
  type ProductFilters,
  productFilterParams,
  toProductListInput,
} from '../../../src/features/products/product-filters.ts';

const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.stringMatching(/^[\w&-]( ?[\w&-]){0,30}$/),
    brand: fc.stringMatching(/^[a-z-]{1,30}$/),
    age: fc.nat(216),
    price: fc.constantFrom('40-60', '-40', '500-', '0-0', '999999999-'),
    q: fc.stringMatching(/^[^\s\0]{1,40}$/),
    sort: fc.constantFrom(...PRODUCT_SORTS.filter((sort) => sort !== 'featured')),
  },
  { requiredKeys: [] },
);

it('the filters in an address are read as they were written', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const address = new URL(productFilterParams.href(chosen), 'https://yhello.test');
      expect(productFilterParams.parse(address.searchParams)).toEqual(chosen);
      expect(productFilterParams.isEmpty(chosen)).toBe(address.search === '');
    }),
  );
});

it('the server accepts what is requested, for any text in the address', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom('Feeding', '12', '-1', '1e3', '217', 'saving', '  ', '9-1', '-', '1-2-3'),
  );
  const keys = fc.constantFrom('category', 'brand', 'age', 'price', 'q', 'sort', 'utm_source');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, anything)), (pairs) => {
      const search = new URLSearchParams(pairs);
      expect(v.is(productListInput, toProductListInput(productFilterParams.parse(search)))).toBe(true);
    }),
  );
});

it('the default order is left out of the address', () => {
  expect(productFilterParams.href({ sort: 'featured' })).toBe('/products');
  expect(productFilterParams.isEmpty({ sort: 'featured' })).toBe(true);
});
