import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';

/** What the address asks for. */
export type ExhibitorFilter = { hall: string | null; letter: string | null; text: string };

export const parseExhibitorFilter = (search: URLSearchParams): ExhibitorFilter => ({
  hall: search.get('hall') || null,
  letter: search.get('letter') || null,
  text: (search.get('text') ?? '').trim(),
});
export const hasExhibitorFilter = ({ hall, letter, text }: ExhibitorFilter) =>
  Boolean(hall || letter || text);

/** Halls in the order of their names: Hall 2 comes before Hall 10. */
export const sortedHalls = (all: readonly Exhibitor[]): string[] =>
  [...new Set(all.map(({ hall }) => hall))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Who fits the words: by name, tagline and category; a booth only by the whole of it, or B1 would find B12. */
export function searchExhibitors(all: readonly Exhibitor[], text: string): Exhibitor[] {
  const words = searchWords(text);
  if (words.length === 0) return [...all];
  const asked = words.join(' ');
  return all.filter(({ name, tagline, category, booth }) => {
    const said = normalizeForSearch(name, tagline, category);
    return words.every((word) => said.includes(word)) || normalizeForSearch(booth) === asked;
  });
}

export type FilteredExhibitors = {
  halls: string[];
  /** Those of the chosen hall. */
  letters: string[];
  groups: { hall: string; exhibitors: Exhibitor[] }[];
  total: number;
};

/** The list as the address asks for it, in groups of halls. */
export function filterExhibitors(all: readonly Exhibitor[], wanted: ExhibitorFilter): FilteredExhibitors {
  const halls = sortedHalls(all);
  const inHall = wanted.hall === null ? all : all.filter(({ hall }) => hall === wanted.hall);
  const letters = [...new Set(inHall.map(({ letter }) => letter))].sort();
  const shown = searchExhibitors(inHall, wanted.text).filter(
    ({ letter }) => wanted.letter === null || letter === wanted.letter,
  );
  const groups = halls
    .map((hall) => ({ hall, exhibitors: shown.filter((one) => one.hall === hall) }))
    .filter((group) => group.exhibitors.length > 0);
  return { halls, letters, groups, total: shown.length };
}
