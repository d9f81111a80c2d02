import * as v from 'valibot';
import { media } from '../../media/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, days, line, richText, slug } from './fields.ts';

export const mediaEntry = v.strictObject({
  slug,
  title: line,
  outlet: line,
  publishedDaysAgo: days,
  summary: line,
  body: richText,
  art,
});
export type MediaEntry = v.InferOutput<typeof mediaEntry>;

export const mediaRows = (entries: readonly MediaEntry[]): TableRows[] => [
  tableRows(
    media,
    entries.map(({ art: _, ...item }) => item),
  ),
];
