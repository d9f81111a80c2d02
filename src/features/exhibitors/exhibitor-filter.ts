import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';

/** The filter in the address. */
export type ExhibitorFilter = { hall: string | null; letter: string | null; text: string };

export const parseExhibitorFilter = (search: URLSearchParams): ExhibitorFilter => ({
  hall: search.get('hall') || null,
  letter: search.get('letter') || null,
  text: (search.get('text') ?? '').trim(),
});
export const hasExhibitorFilter = ({ hall, letter, text }: ExhibitorFilter) =>
  Boolean(hall || letter || text);

/** Halls in the order of their names: Hall 2 comes before Hall 10. */
export const sortedHalls = (exhibitors: readonly Exhibitor[]): string[] =>
  [...new Set(exhibitors.map(({ hall }) => hall))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

/** Searches name, tagline and category. Booth codes must match completely, or B1 would find B12. */
export function searchExhibitors(exhibitors: readonly Exhibitor[], text: string): Exhibitor[] {
  const words = searchWords(text);
  if (words.length === 0) return [...exhibitors];
  const code = words.join(' ');
  return exhibitors.filter(({ name, tagline, category, booth }) => {
    const searchText = normalizeForSearch(name, tagline, category);
    return words.every((word) => searchText.includes(word)) || normalizeForSearch(booth) === code;
  });
}

export type FilteredExhibitors = {
  halls: string[];
  /** First letters of the exhibitors in the chosen hall. */
  letters: string[];
  groups: { hall: string; exhibitors: Exhibitor[] }[];
  total: number;
};

/** The exhibitors that match the filter, grouped by hall. */
export function filterExhibitors(
  exhibitors: readonly Exhibitor[],
  filter: ExhibitorFilter,
): FilteredExhibitors {
  const halls = sortedHalls(exhibitors);
  const inHall = filter.hall === null ? exhibitors : exhibitors.filter(({ hall }) => hall === filter.hall);
  const letters = [...new Set(inHall.map(({ letter }) => letter))].sort();
  const matches = searchExhibitors(inHall, filter.text).filter(
    ({ letter }) => filter.letter === null || letter === filter.letter,
  );
  const groups = halls
    .map((hall) => ({ hall, exhibitors: matches.filter((exhibitor) => exhibitor.hall === hall) }))
    .filter((group) => group.exhibitors.length > 0);
  return { halls, letters, groups, total: matches.length };
}
