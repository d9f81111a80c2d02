import * as v from 'valibot';
import { listOf, optionalListOf } from '../content/list-of.ts';
import { hallPlanSchema } from './hall-plan.ts';
import { letterSchema } from './letter.ts';

/** The hall was drawn without this booth: no map shows it. */
const isOffPlan = v.optional(v.boolean());
export const boothSchema = v.object({
  expoSlug: v.string(),
  hall: v.string(),
  booth: v.string(),
  isOffPlan,
});
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
  isOffPlan,
  /** Something of the brand is a star buy at the expo. */
  hasStarBuys: v.optional(v.boolean()),
});
/** All exhibitors of one expo by name, the slugs of all expos that have exhibitors, and the halls that were drawn. */
export const exhibitorListSchema = v.object({
  items: listOf(exhibitorSchema),
  expoSlugs: listOf(v.string()),
  plans: optionalListOf(hallPlanSchema),
});
export type Exhibitor = v.InferOutput<typeof exhibitorSchema>;
export type ExhibitorList = v.InferOutput<typeof exhibitorListSchema>;
