import * as v from 'valibot';
import { contentPages } from '../../db/catalogue.ts';
import { type Filled, filled } from '../filled.ts';
import { days, line, richText, slug } from './entry.ts';

export const contentPageEntry = v.strictObject({
  slug,
  title: line,
  updatedDaysAgo: days,
  sections: v.pipe(v.array(v.strictObject({ heading: line, body: richText })), v.minLength(1)),
});
export type ContentPageEntry = v.InferOutput<typeof contentPageEntry>;

export const contentPageRows = (entries: readonly ContentPageEntry[]): Filled[] => [
  filled(contentPages, [...entries]),
];
