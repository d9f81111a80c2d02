import * as v from 'valibot';
import { paths } from '../../domain/routing/paths.ts';
import {
  oneOf,
  type ParamValues,
  searchParamsCodec,
  searchText,
  wholeNumberUpTo,
} from '../../domain/routing/search-params.ts';
import {
  MAX_AGE_MONTHS,
  PRODUCT_SORTS,
  type ProductListInput,
  type ProductSort,
} from '../../domain/shop/product.ts';
import { slugSchema } from '../../domain/text/text-schema.ts';
import { parsePriceRange } from './price-range.ts';

export const AGE_CHOICES: readonly { months: number; label: string }[] = [
  { months: 0, label: 'Newborn' },
  { months: 3, label: '3 months' },
  { months: 6, label: '6 months' },
  { months: 9, label: '9 months' },
  { months: 12, label: '1 year' },
  { months: 18, label: '18 months' },
  { months: 24, label: '2 years' },
  { months: 36, label: '3 years' },
  { months: 48, label: '4 years' },
  { months: 72, label: '6 years' },
];

export const SORT_LABELS: Readonly<Record<ProductSort, string>> = {
  featured: 'Featured',
  'price-up': 'Lowest price',
  'price-down': 'Highest price',
  saving: 'Biggest saving',
  name: 'Name',
};

const parsers = {
  category: searchText,
  brand: (text: string) => (v.is(slugSchema, text) ? text : undefined),
  /** The child's age in months. */
  age: wholeNumberUpTo(MAX_AGE_MONTHS),
  price: (text: string) => (parsePriceRange(text) ? text : undefined),
  q: searchText,
  sort: oneOf(PRODUCT_SORTS),
};
export type ProductFilters = ParamValues<typeof parsers>;

/** The filters and the order of the products in an address. */
export const productFilterParams = searchParamsCodec(paths.products, parsers, { sort: 'featured' });

/** The same for the request. */
export function toProductListInput({
  category,
  brand,
  age,
  price,
  q,
  sort,
}: ProductFilters): Partial<ProductListInput> {
  return {
    ...(category && { category }),
    ...(brand && { brandSlug: brand }),
    ...(age !== undefined && { ageMonths: age }),
    ...parsePriceRange(price),
    ...(q && { text: q }),
    ...(sort && { sort }),
  };
}
