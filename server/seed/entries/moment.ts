import * as v from 'valibot';
import { moments } from '../../db/catalogue.ts';
import { type Filled, filled } from '../filled.ts';
import { art, days, line, slug } from './entry.ts';

export const momentEntry = v.strictObject({ id: slug, caption: line, expo: slug, daysAgo: days, art });
export type MomentEntry = v.InferOutput<typeof momentEntry>;

export const momentRows = (entries: readonly MomentEntry[]): Filled[] => [
  filled(
    moments,
    entries.map(({ art: _, expo, ...moment }, rank) => ({ ...moment, rank, expoSlug: expo })),
  ),
];
