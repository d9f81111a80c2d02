import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';

const MAX_REGION = 80;

export const kidsPlaceListInput = v.optional(
  v.object({
    region: v.optional(v.pipe(v.string(), v.maxLength(MAX_REGION))),
    /** Only places that suit a child of this age, in years. */
    ageYears: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18))),
  }),
  {},
);

export const kidsPlaceSchema = v.object({
  slug: v.string(),
  name: v.string(),
  region: v.string(),
  area: v.string(),
  ageYears: v.object({ from: countSchema, to: countSchema }),
  kind: v.string(),
  summary: v.string(),
  hours: v.string(),
  priceNote: v.string(),
  picture: v.string(),
});
export type KidsPlace = v.InferOutput<typeof kidsPlaceSchema>;
