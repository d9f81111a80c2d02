import { addDays, type Day } from '../../../src/domain/time/dates.ts';
import type { CellNotation } from './cell-notation.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?)?$/;
const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;
const YEAR_FIRST = /^(\d{4})([./])(\d{1,2})\2(\d{1,2})$/;
/** Excel shows `4 Dec 2026` as `4-Dec-26`. */
const NAMED = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4}|\d{2})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** As spreadsheets show days that were typed: `17.04.27`, `4/17/27` or `27/4/17`. */
const SHORT = /^(\d{1,2})([./-])(\d{1,2})\2(\d{1,2})$/;

type DayCell = { day: Day } | { ambiguous: [Day, Day] } | null;

/**
 * Reads `2026-12-04`, `4/12/2026`, `04.12.2026`, `04.12.26`, `4 Dec 2026` or `4-Dec-26`; null for what is no day of the calendar. A
 * year of two digits is one of this century.
 */
export function readDayCell(cell: string, { dateOrder }: CellNotation): DayCell {
  const [, year, month, date] = ISO.exec(cell) ?? [];
  if (year) return asDay(year, month, date);
  const [, ofYear, , ofMonth, ofDate] = YEAR_FIRST.exec(cell) ?? [];
  if (ofYear) return asDay(ofYear, ofMonth, ofDate);
  const [, start, name = '', end] = NAMED.exec(cell) ?? [];
  if (start && end) {
    const named = String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
    if (end.length === 4) return asDay(end, named, start);
    return dateOrder === 'year-month-day'
      ? asDay(thisCentury(start), named, end)
      : asDay(thisCentury(end), named, start);
  }
  const [, first, , second, lastYear] = NUMERIC.exec(cell) ?? [];
  if (lastYear)
    return readOrdered(dateOrder, {
      'day-month-year': () => asDay(lastYear, second, first),
      'month-day-year': () => asDay(lastYear, first, second),
      'year-month-day': () => null,
    });
  const [, one, , two, three] = SHORT.exec(cell) ?? [];
  if (!one) return null;
  return readOrdered(dateOrder, {
    'day-month-year': () => asDay(thisCentury(three), two, one),
    'month-day-year': () => asDay(thisCentury(three), one, two),
    'year-month-day': () => asDay(thisCentury(one), two, three),
  });
}

const thisCentury = (digits = '') => `20${digits.padStart(2, '0')}`;

type DateOrder = NonNullable<CellNotation['dateOrder']>;

/** In the declared order, else in the only one that gives a day. */
function readOrdered(
  declared: DateOrder | undefined,
  readings: Record<DateOrder, () => { day: Day } | null>,
): DayCell {
  if (declared) return readings[declared]();
  const [one, another] = new Set(Object.values(readings).flatMap((read) => read()?.day ?? []));
  if (!one) return null;
  return another ? { ambiguous: [one, another] } : { day: one };
}

function asDay(year = '', month = '', date = ''): { day: Day } | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // `addDays` throws for a 13th month and returns another day for 31 February.
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return addDays(day, 0) === day ? { day } : null;
}
