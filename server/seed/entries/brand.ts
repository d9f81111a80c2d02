import * as v from 'valibot';
import { brandCategorySchema } from '../../../src/domain/shop/brand.ts';
import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { indexLetterOf } from '../../brands/index-letter.ts';
import { brands } from '../../brands/table.ts';
import { booths } from '../../exhibitors/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, line, richText, slug } from './fields.ts';

const FIRST_YEAR = 1900;

export const brandEntry = v.strictObject({
  slug,
  name: line,
  tagline: line,
  story: richText,
  category: brandCategorySchema,
  country: line,
  since: v.pipe(v.number(), v.integer(), v.minValue(FIRST_YEAR)),
  booths: v.array(v.strictObject({ expo: slug, hall: line, booth: line })),
  deals: v.array(v.strictObject({ title: line, text: line, expo: v.nullable(slug) })),
  art,
});
export type BrandEntry = v.InferOutput<typeof brandEntry>;

export function brandRows(entries: readonly BrandEntry[]): TableRows[] {
  return [
    tableRows(
      brands,
      entries.map(({ booths: _, art: __, deals, ...brand }) => {
        const sortKey = normalizeForSearch(brand.name);
        return {
          ...brand,
          deals: deals.map(({ expo, ...deal }) => ({ ...deal, expoSlug: expo })),
          letter: indexLetterOf(sortKey),
          sortKey,
          searchText: normalizeForSearch(brand.name, brand.tagline, brand.category, brand.country),
        };
      }),
    ),
    tableRows(
      booths,
      entries.flatMap((brand) =>
        brand.booths.map(({ expo, hall, booth }) => ({
          expoSlug: expo,
          hall,
          booth,
          brandSlug: brand.slug,
        })),
      ),
    ),
  ];
}
