import * as v from 'valibot';
import { contentPages } from '../../content-pages/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { days, line, richText, slug } from './fields.ts';

const section = v.strictObject({
  heading: line,
  body: richText,
  picture: v.optional(slug),
  figures: v.optional(v.array(v.strictObject({ figure: line, label: line }))),
  points: v.optional(v.array(v.strictObject({ title: line, text: line }))),
});

export const contentPageEntry = v.strictObject({
  slug,
  title: line,
  updatedDaysAgo: days,
  sections: v.pipe(v.array(section), v.minLength(1)),
});
export type ContentPageEntry = v.InferOutput<typeof contentPageEntry>;

export const contentPageRows = (entries: readonly ContentPageEntry[]): TableRows[] => [
  tableRows(contentPages, [...entries]),
];
