import * as v from 'valibot';
import { positions } from '../../positions/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, count, days, line, richText, slug } from './fields.ts';

export const positionEntry = v.strictObject({
  slug,
  title: line,
  team: line,
  place: line,
  type: line,
  summary: line,
  body: richText,
  salaryRM: v.pipe(
    v.strictObject({ from: count, to: count, per: v.picklist(['month', 'day']) }),
    v.check(({ from, to }) => from <= to, 'ends before it begins'),
  ),
  postedDaysAgo: days,
  /** Negative values mean closed positions, which are not listed. */
  closesInDays: v.pipe(v.number(), v.integer(), v.minValue(-3650), v.maxValue(3650)),
  art,
});
export type PositionEntry = v.InferOutput<typeof positionEntry>;

export const positionRows = (entries: readonly PositionEntry[]): TableRows[] => [
  tableRows(
    positions,
    entries.map(({ art: _, ...position }) => position),
  ),
];
