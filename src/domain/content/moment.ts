import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { slugSchema } from '../text/text-schema.ts';
import { daySchema } from '../time/time-schemas.ts';
import { cursorPageSchema } from './cursor-page.ts';
import { listOf } from './list-of.ts';
import { cursorInput } from './pagination.ts';

export const momentListInput = v.optional(v.object({ expoSlug: v.optional(slugSchema), ...cursorInput }), {});

const pixelsSchema = v.pipe(countSchema, v.minValue(1));

/** A picture of the gallery. */
export const momentSchema = v.object({
  id: v.string(),
  caption: v.string(),
  expo: v.object({ slug: v.string(), name: v.string() }),
  /** `YYYY-MM-DD` */
  takenOn: daySchema,
  picture: v.string(),
  /** The picture's own size in px, for its proportions. */
  width: pixelsSchema,
  height: pixelsSchema,
});
export const momentPageSchema = cursorPageSchema(momentSchema);
/** The expos that have pictures, in the order of the gallery. */
export const momentExposSchema = listOf(v.object({ slug: v.string(), name: v.string() }));
export type Moment = v.InferOutput<typeof momentSchema>;
