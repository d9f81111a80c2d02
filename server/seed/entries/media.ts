import * as v from 'valibot';
import { media } from '../../db/catalogue.ts';
import { type Filled, filled } from '../filled.ts';
import { art, days, line, richText, slug } from './entry.ts';

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

export const mediaRows = (entries: readonly MediaEntry[]): Filled[] => [
  filled(
    media,
    entries.map(({ art: _, ...item }) => item),
  ),
];
