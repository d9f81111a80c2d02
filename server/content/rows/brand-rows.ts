import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { indexLetterOf } from '../../brands/index-letter.ts';
import { brands } from '../../brands/table.ts';
import { booths, hallPlans } from '../../exhibitors/table.ts';
import { offPlanBooths } from '../booths-off-plan.ts';
import type { Content } from '../content-kinds.ts';
import { richTextFrom } from '../rich-text-from.ts';
import { type Slugs, slugOf } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export function brandRows(content: Content, slugs: Slugs): TableRows[] {
  const categoryNames = new Map(content.categories.map(({ id, name }) => [id, name]));
  const offPlan = new Set(offPlanBooths(content));
  return [
    tableRows(
      brands,
      content.brands.map((brand) => {
        const { id, name, tagline, since } = brand;
        const country = brand.country ?? '';
        const category = categoryNames.get(brand.category) ?? brand.category;
        const sortKey = normalizeForSearch(name);
        return {
          ...{ id, slug: slugOf(brand), name, tagline, category, country, since },
          website: brand.website ?? '',
          story: saysTheSame(tagline, brand.story) ? '' : (brand.story ?? ''),
          categoryId: brand.category,
          deals: content.deals
            .filter((deal) => deal.brand === id)
            .map(({ title, text, expo }) => ({ title, text, expoSlug: expo && slugs.expos(expo) })),
          letter: indexLetterOf(sortKey),
          sortKey,
          searchText: normalizeForSearch(name, tagline, category, country),
        };
      }),
    ),
    tableRows(
      booths,
      content.exhibitors.map((exhibitor) => ({
        id: exhibitor.id,
        hall: exhibitor.hall,
        booth: exhibitor.booth,
        expoSlug: slugs.expos(exhibitor.expo),
        brandSlug: slugs.brands(exhibitor.brand),
        isOffPlan: offPlan.has(exhibitor),
      })),
    ),
    tableRows(
      hallPlans,
      content.halls.map(({ expo, hall, plan }) => ({ expoSlug: slugs.expos(expo), hall, plan })),
    ),
  ];
}

/** Whether a page would show the same text twice. */
const saysTheSame = (tagline: string, story: string | null): boolean =>
  wordsIn(richTextFrom(tagline).html) === wordsIn(story ?? '');

const wordsIn = (html: string) => normalizeForSearch(html.replace(/<[^>]+>/g, ' '));
