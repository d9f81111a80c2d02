import * as v from 'valibot';
import { moments } from '../../moments/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, days, line, slug } from './fields.ts';

export const momentEntry = v.strictObject({ id: slug, caption: line, expo: slug, daysAgo: days, art });
export type MomentEntry = v.InferOutput<typeof momentEntry>;

export const momentRows = (entries: readonly MomentEntry[]): TableRows[] => [
  tableRows(
    moments,
    entries.map(({ art: _, expo, ...moment }, rank) => ({ ...moment, rank, expoSlug: expo })),
  ),
];
