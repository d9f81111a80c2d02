import * as v from 'valibot';
import { percentSaved } from '../../../src/domain/shop/money.ts';
import { ageMonthsSchema, productCategorySchema } from '../../../src/domain/shop/product.ts';
import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { products, starBuys } from '../../products/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, count, line, richText, sen, slug } from './fields.ts';

export const productEntry = v.pipe(
  v.strictObject({
    slug,
    name: line,
    brandSlug: slug,
    category: productCategorySchema,
    priceSen: sen,
    listPriceSen: v.nullable(sen),
    ageMonths: v.nullable(v.strictObject({ from: ageMonthsSchema, to: ageMonthsSchema })),
    description: richText,
    details: v.array(v.strictObject({ label: line, value: line })),
    starBuyAt: v.array(v.strictObject({ expo: slug, priceSen: sen, limit: v.nullable(count) })),
    stockNote: line,
    art,
  }),
  v.check(
    (p) => p.listPriceSen === null || p.listPriceSen > p.priceSen,
    'listPriceSen is not above priceSen',
  ),
  v.check(
    (p) => p.ageMonths === null || p.ageMonths.from <= p.ageMonths.to,
    'ageMonths ends before it begins',
  ),
  v.check(
    (p) => p.starBuyAt.every(({ priceSen }) => priceSen < p.priceSen),
    'a star buy is not below priceSen',
  ),
);
export type ProductEntry = v.InferOutput<typeof productEntry>;

/** `brandNames` by slug, so that searches for a brand find its products. */
export function productRows(
  entries: readonly ProductEntry[],
  brandNames: ReadonlyMap<string, string>,
): TableRows[] {
  return [
    tableRows(
      products,
      entries.map(({ art: _, starBuyAt: __, ageMonths, ...product }, rank) => ({
        ...product,
        rank,
        ageFrom: ageMonths?.from ?? null,
        ageTo: ageMonths?.to ?? null,
        savingPercent: percentSaved(product.priceSen, product.listPriceSen),
        sortKey: normalizeForSearch(product.name),
        searchText: normalizeForSearch(
          product.name,
          brandNames.get(product.brandSlug) ?? '',
          product.category,
        ),
      })),
    ),
    tableRows(
      starBuys,
      entries.flatMap(({ slug: productSlug, priceSen: usual, listPriceSen, starBuyAt }) =>
        starBuyAt.map(({ expo, priceSen, limit }) => ({
          expoSlug: expo,
          productSlug,
          priceSen,
          savingPercent: percentSaved(priceSen, listPriceSen ?? usual),
          stockLimit: limit,
        })),
      ),
    ),
  ];
}
