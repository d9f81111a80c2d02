// @script browse

import type { Talk } from '../../domain/expo/expo.ts';
import { placesOf } from '../../domain/expo/programme.ts';
import { searchIn, searchWords } from '../../domain/text/search-text.ts';
import type { Day } from '../../domain/time/dates.ts';

/** As the address has it; null for what it does not name. */
type ProgrammeChoice = { day: Day | null; place: string | null; text: string };

type FilteredProgramme = {
  days: Day[];
  places: string[];
  day: Day | undefined;
  place: string | null;
  items: Talk[];
};

/**
 * The items of the chosen day, or else of the one it opens at. A search goes through all days: the visitor knows the
 * talk, not its day. A day or a place that the programme does not have counts as none.
 */
export function filterProgramme(
  items: readonly Talk[],
  { day, place, text }: ProgrammeChoice,
  openDay: Day | undefined,
): FilteredProgramme {
  const days = [...new Set(items.map(({ date }) => date))].sort();
  const places = placesOf(items);
  const shownPlace = place !== null && places.includes(place) ? place : null;
  const shownDay = day !== null && days.includes(day) ? day : openDay;
  const isSearch = searchWords(text).length > 0;
  const found = isSearch ? searchIn(items, text, textsOf) : items.filter(({ date }) => date === shownDay);
  return {
    ...{ days, places, day: isSearch ? undefined : shownDay, place: shownPlace },
    items: found.filter((item) => !shownPlace || item.place === shownPlace),
  };
}

const textsOf = ({ title, speaker = '', text = '', place }: Talk) => [title, speaker, text, place];
