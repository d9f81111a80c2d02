import * as v from 'valibot';
import { listOf } from '../content/list-of.ts';
import { letterSchema } from './letter.ts';

export const boothSchema = v.object({ expoSlug: v.string(), hall: v.string(), booth: v.string() });
export type Booth = v.InferOutput<typeof boothSchema>;

export const exhibitorSchema = v.object({
  slug: v.string(),
  name: v.string(),
  tagline: v.string(),
  category: v.string(),
  picture: v.string(),
  letter: letterSchema,
  hall: v.string(),
  booth: v.string(),
});
/** All exhibitors of one expo by name, and the slugs of all expos that have exhibitors. */
export const exhibitorListSchema = v.object({
  items: listOf(exhibitorSchema),
  expoSlugs: listOf(v.string()),
});
export type Exhibitor = v.InferOutput<typeof exhibitorSchema>;
export type ExhibitorList = v.InferOutput<typeof exhibitorListSchema>;
