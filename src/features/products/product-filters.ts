import * as v from 'valibot';
import { searchTextSchema } from '../../domain/content/pagination.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import {
  ageMonthsSchema,
  PRODUCT_SORTS,
  type ProductCategory,
  type ProductListInput,
  type ProductSort,
  productCategorySchema,
} from '../../domain/shop/product.ts';
import { slugSchema } from '../../domain/text/text-schema.ts';

/** The filters in the address; invalid values are ignored. */
export type ProductFilters = {
  category?: ProductCategory | undefined;
  brand?: string | undefined;
  /** The child's age in months. */
  age?: number | undefined;
  q?: string | undefined;
  sort?: ProductSort | undefined;
};

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

const filterSchemas = {
  category: productCategorySchema,
  brand: slugSchema,
  age: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), ageMonthsSchema),
  q: v.pipe(searchTextSchema, v.trim(), v.minLength(1)),
  sort: v.picklist(PRODUCT_SORTS),
};

export function parseProductFilters(search: URLSearchParams): ProductFilters {
  const filters = Object.entries(filterSchemas).flatMap(([name, schema]) => {
    const result = v.safeParse(schema, search.get(name));
    return result.success ? [[name, result.output] as const] : [];
  });
  return Object.fromEntries(filters) as ProductFilters;
}

/** The query of an address. The default order is left out. */
export function serializeProductFilters(filters: ProductFilters): Record<string, string> {
  const entries = Object.entries(filters).filter(
    ([name, value]) => value !== undefined && !(name === 'sort' && value === 'featured'),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export function productsPath(filters: ProductFilters): string {
  const query = serializeProductFilters(filters);
  return Object.keys(query).length > 0 ? fillPath(paths.products, query) : paths.products;
}

export const hasProductFilters = (filters: ProductFilters) =>
  Object.keys(serializeProductFilters(filters)).length > 0;

/** The input of `productQueries.list`. */
export function toProductListInput({
  category,
  brand,
  age,
  q,
  sort,
}: ProductFilters): Partial<ProductListInput> {
  return {
    ...(category && { category }),
    ...(brand && { brandSlug: brand }),
    ...(age !== undefined && { ageMonths: age }),
    ...(q && { text: q }),
    ...(sort && sort !== 'featured' && { sort }),
  };
}
