import { addDays, daysBetween } from '../../../src/domain/time/dates.ts';
import { expos } from '../../expos/table.ts';
import type { Content } from '../content-kinds.ts';
import { openingHours } from '../opening-hours.ts';
import { slugOf } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export function expoRows(content: Content): TableRows[] {
  const { expos: entries, programme, highlights } = content;
  const hoursOn = openingHours(content);
  return [
    tableRows(
      expos,
      entries.map((expo) => {
        const { id, name, from, to, venue, address, tagline, summary, entry } = expo;
        const { showHighlights, showStarBuys: showStarbuys, showPreExpoSale } = expo;
        const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
        const slug = slugOf(expo);
        return {
          ...{ id, slug, name, fromDate: from, toDate: to, showHighlights, showStarbuys, showPreExpoSale },
          ...{ venue, address, tagline, picture: `expo-${slug}` },
          ...{ summary: asSentence(summary), entry: withoutStop(entry ?? '') },
          schedule: days.map((date) => {
            const { opens, closes } = hoursOn(id, date) ?? expo;
            return { date, startTime: opens, endTime: closes };
          }),
          programme: programme
            .filter((talk) => talk.expo === id)
            .toSorted((a, b) => `${a.day} ${a.starts}`.localeCompare(`${b.day} ${b.starts}`))
            .map(({ id: talkId, day: date, starts: startTime, ends, title, speaker, text, place }) => ({
              ...{ id: talkId, date, startTime, endTime: ends ?? '', title, place },
              ...(speaker && { speaker }),
              ...(text && { text }),
            })),
          highlights: highlights
            .filter((highlight) => highlight.expo === id)
            .map(({ title, text, picture }) => ({ title, text, picture })),
        };
      }),
    ),
  ];
}

// The home page has both in one text: “Two days for new parents. Free with your pass.”
const asSentence = (text: string) => (/[.!?…。！？]["”’)]*$/.test(text) ? text : `${text}.`);
const withoutStop = (text: string) => text.replace(/(?<!\.)\.$/, '');
