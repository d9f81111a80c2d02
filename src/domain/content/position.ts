import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { daySchema } from '../time/time-schemas.ts';

/** Whole units of the currency a month, or a day for work by the day. */
export const salarySchema = v.object({
  from: countSchema,
  to: countSchema,
  per: v.picklist(['month', 'day']),
});

export const positionCardSchema = v.object({
  slug: v.string(),
  title: v.string(),
  team: v.string(),
  place: v.string(),
  type: v.string(),
  summary: v.string(),
  salary: salarySchema,
  /** `YYYY-MM-DD` */
  postedOn: daySchema,
  /** The last day to apply, `YYYY-MM-DD`. */
  closesOn: daySchema,
  picture: v.string(),
});
/** `body` is clean HTML. */
export const positionSchema = v.object({ ...positionCardSchema.entries, body: v.string() });
export type Salary = v.InferOutput<typeof salarySchema>;
export type PositionCard = v.InferOutput<typeof positionCardSchema>;
export type Position = v.InferOutput<typeof positionSchema>;
