import { isBoothOf } from '../../domain/expo/booth-code.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { paths } from '../../domain/routing/paths.ts';
import {
  nonEmptyText,
  type ParamValues,
  searchParamsCodec,
  searchText,
} from '../../domain/routing/search-params.ts';
import { compareNames } from '../../domain/text/compare.ts';
import { searchIn } from '../../domain/text/search-text.ts';

const parsers = { hall: nonEmptyText, letter: nonEmptyText, text: searchText };
type ExhibitorFilter = ParamValues<typeof parsers>;

/** The filter of the exhibitors in an address. */
export const exhibitorFilterParams = searchParamsCodec(paths.exhibitors, parsers);

/** Halls in the order of their names: Hall 2 comes before Hall 10. */
export const sortedHalls = (exhibitors: readonly Exhibitor[]): string[] =>
  [...new Set(exhibitors.map(({ hall }) => hall))].sort(compareNames);

/** Searches name, tagline and category. Booth codes must match completely, or B1 would find B12. */
export function searchExhibitors(exhibitors: readonly Exhibitor[], text: string): Exhibitor[] {
  const found = new Set(
    searchIn(exhibitors, text, ({ name, tagline, category }) => [name, tagline, category]),
  );
  return exhibitors.filter((exhibitor) => found.has(exhibitor) || isBoothOf(text, exhibitor));
}

type FilteredExhibitors = {
  halls: string[];
  /** The first letters that the other filters leave. */
  letters: string[];
  groups: { hall: string; exhibitors: Exhibitor[] }[];
  /** The number of brands. A brand may have several booths. */
  total: number;
};

export const countBrands = (exhibitors: readonly Pick<Exhibitor, 'slug'>[]): number =>
  new Set(exhibitors.map(({ slug }) => slug)).size;

/** The exhibitors that match the filter, grouped by hall. */
export function filterExhibitors(
  exhibitors: readonly Exhibitor[],
  filter: ExhibitorFilter,
): FilteredExhibitors {
  const halls = sortedHalls(exhibitors);
  const inHall = filter.hall ? exhibitors.filter(({ hall }) => hall === filter.hall) : exhibitors;
  const found = searchExhibitors(inHall, filter.text ?? '');
  const letters = [...new Set(found.map(({ letter }) => letter))].sort();
  const matches = found.filter(({ letter }) => !filter.letter || letter === filter.letter);
  const groups = halls
    .map((hall) => ({ hall, exhibitors: matches.filter((exhibitor) => exhibitor.hall === hall) }))
    .filter((group) => group.exhibitors.length > 0);
  return { halls, letters, groups, total: countBrands(matches) };
}
