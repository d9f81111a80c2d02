// @script browse

import type { ProgrammeItem } from '../../domain/expo/expo.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';
import type { Day } from '../../domain/time/dates.ts';

/** As the address has it; null for what it does not name. */
export type ProgrammeChoice = { day: Day | null; place: string | null; text: string };

export type FilteredProgramme = { days: Day[]; day: Day | undefined; items: ProgrammeItem[] };

/**
 * The items of the chosen day, or else of the one it opens at. A search goes through all days: the visitor knows the talk,
 * not its day.
 */
export function filterProgramme(
  items: readonly ProgrammeItem[],
  { day, place, text }: ProgrammeChoice,
  openDay: Day | undefined,
): FilteredProgramme {
  const days = [...new Set(items.map(({ date }) => date))].sort();
  const shownDay = day !== null && days.includes(day) ? day : openDay;
  const words = searchWords(text);
  const matches = items.filter(
    (item) =>
      (!place || item.place === place) && (words.length > 0 ? isMatch(item, words) : item.date === shownDay),
  );
  return { days, day: words.length > 0 ? undefined : shownDay, items: matches };
}

const isMatch = ({ title, speaker = '', text = '', place }: ProgrammeItem, words: readonly string[]) => {
  const searchable = normalizeForSearch(title, speaker, text, place);
  return words.every((word) => searchable.includes(word));
};
