import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';

/** What the address asks for. */
export type Wanted = { hall: string | null; letter: string | null; text: string };

export const wantedIn = (search: URLSearchParams): Wanted => ({
  hall: search.get('hall') || null,
  letter: search.get('letter') || null,
  text: (search.get('text') ?? '').trim(),
});
export const isNarrowed = ({ hall, letter, text }: Wanted) => Boolean(hall || letter || text);

/** Halls in the order of their names: Hall 2 comes before Hall 10. */
export const hallsOf = (all: readonly Exhibitor[]): string[] =>
  [...new Set(all.map(({ hall }) => hall))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Who fits the words: by name, tagline and category; a booth only by the whole of it, or B1 would find B12. */
export function found(all: readonly Exhibitor[], text: string): Exhibitor[] {
  const words = searchWords(text);
  if (words.length === 0) return [...all];
  const asked = words.join(' ');
  return all.filter(({ name, tagline, category, booth }) => {
    const said = normalizeForSearch(name, tagline, category);
    return words.every((word) => said.includes(word)) || normalizeForSearch(booth) === asked;
  });
}

export type ExhibitorsView = {
  halls: string[];
  /** Those of the chosen hall. */
  letters: string[];
  groups: { hall: string; exhibitors: Exhibitor[] }[];
  total: number;
};

/** The list as the address asks for it, in groups of halls. */
export function exhibitorsView(all: readonly Exhibitor[], wanted: Wanted): ExhibitorsView {
  const halls = hallsOf(all);
  const inHall = wanted.hall === null ? all : all.filter(({ hall }) => hall === wanted.hall);
  const letters = [...new Set(inHall.map(({ letter }) => letter))].sort();
  const shown = found(inHall, wanted.text).filter(
    ({ letter }) => wanted.letter === null || letter === wanted.letter,
  );
  const groups = halls
    .map((hall) => ({ hall, exhibitors: shown.filter((one) => one.hall === hall) }))
    .filter((group) => group.exhibitors.length > 0);
  return { halls, letters, groups, total: shown.length };
}
