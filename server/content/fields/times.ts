import { readDayCell } from '../csv/day-cell.ts';
import { readTimeCell } from '../csv/time-cell.ts';
import { field } from '../field.ts';

/** A day of the calendar, as `YYYY-MM-DD`. */
export const day = field<string>(
  'a day, such as 2026-12-04',
  (raw, { isCell, notation }) => {
    if (typeof raw !== 'string') return undefined;
    const read = readDayCell(raw.trim(), (isCell && notation) || {});
    if (read === null) return undefined;
    if ('day' in read) return read.day;
    if (!notation) return { wrong: null };
    const [a, b] = read.ambiguous;
    return {
      wrong: `“${raw}” can be ${a} or ${b}. Declare spreadsheets.dateOrder in organiser.json, or write ${a}.`,
    };
  },
  { isDay: true },
);

/** A time of the day, as `HH:MM`. */
export const time = field<string>('a time, such as 16:30, 16.30, 4:30 PM or 4pm', (raw) => {
  if (typeof raw !== 'string') return undefined;
  if (/^24[:.]00/.test(raw.trim()))
    return { wrong: `“${raw.trim()}” is no time of a day, which ends at 23:59. Write that.` };
  return readTimeCell(raw.trim()) ?? undefined;
});
