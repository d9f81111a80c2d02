// @script browse

import { useAtomValue } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import type { Day } from '../../domain/time/dates.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { ProgrammeList } from '../../features/expos/programme.tsx';
import { filterProgramme } from '../../features/expos/programme-filter.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Chips } from '../../ui/chips.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { useOpenLinked } from '../../ui/use-open-linked.ts';
import styles from './programme-section.module.css';
import { PROGRAMME_ID } from './shared-expo-path.ts';
import { talkActions } from './talk-actions.tsx';
import { useOpenDay } from './use-open-day.ts';

/** So many results of a search show their texts at once: the word that was searched for may be there. */
const FEW_RESULTS = 3;

type Props = { expo: ExpoDetail; address: RouteAddress };

/** The stage programme by days, to search and to save. The address has the day, the place and the search. */
export function ProgrammeSection({ expo, address }: Props) {
  const today = useAtomValue(todayAtom);
  const openDay = useOpenDay(expo, today);
  const text = (address.search.get('text') ?? '').trim();
  const { days, places, day, place, items } = filterProgramme(
    expo.programme,
    { day: address.search.get('day'), place: address.search.get('place'), text },
    openDay,
  );
  useOpenLinked(address);
  const go = (changes: Record<string, string | null>) => navigate(withQuery(address, changes));
  const labelOf = (date: Day) => (date === today ? 'Today' : dayWithWeekday(date, today));
  const hiddenParams = { expoSlug: expo.slug };
  return (
    <Section title="Programme" anchor={PROGRAMME_ID}>
      <div className={styles.filters} data-open-day={openDay}>
        <SearchField
          label="Search the programme"
          name="text"
          value={text}
          onSearch={(next) => go({ text: next })}
          hiddenParams={hiddenParams}
        />
        {places.length > 1 && (
          <PillSelect
            label="Place"
            name="place"
            value={place ?? ''}
            options={[
              { value: '', label: 'All places' },
              ...places.map((name) => ({ value: name, label: name })),
            ]}
            onSelect={(next) => go({ place: next })}
            hiddenParams={hiddenParams}
          />
        )}
      </div>
      {days.length > 1 && (
        <Chips
          label="Days"
          chips={days.map((date) => ({
            label: labelOf(date),
            href: withQuery(address, { day: date, text: null }),
            current: date === day,
          }))}
        />
      )}
      {/* Hidden while there are any: the list shows how many. */}
      <p role="status" className={items.length > 0 ? 'visually-hidden' : undefined}>
        {resultText(items.length, text, [day && labelOf(day), place])}
      </p>
      {!text && !address.search.has('day') && day && day !== today && days.includes(today) && (
        <p>Today’s talks are over. These are on {dayWithWeekday(day, today)}.</p>
      )}
      {(text ? [...new Set(items.map(({ date }) => date))].sort() : [day]).map((date) => (
        <div key={date} className={styles.day}>
          {text && date && <h3>{labelOf(date)}</h3>}
          <ProgrammeList
            items={items.filter((item) => item.date === date)}
            isOpen={text !== '' && items.length <= FEW_RESULTS}
            {...talkActions(expo)}
          />
        </div>
      ))}
    </Section>
  );
}

/** `Sat 5 Dec, Main stage: 2 entries` */
function resultText(count: number, text: string, chosen: readonly (string | null | undefined)[]): string {
  if (count === 0)
    return text ? `Nothing on the programme matches “${text}”.` : 'Nothing on this stage that day.';
  // Some are no talks, such as the opening of the doors.
  const entries = count === 1 ? '1 entry' : `${count} entries`;
  if (text) return `${entries} for “${text}”`;
  const where = chosen.filter(Boolean).join(', ');
  return where ? `${where}: ${entries}` : entries;
}
