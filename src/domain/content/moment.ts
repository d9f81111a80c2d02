import * as v from 'valibot';
import { slugSchema } from '../text/text-schema.ts';
import { cursorInput, cursorPageSchema } from './pagination.ts';

export const momentListInput = v.optional(v.object({ expoSlug: v.optional(slugSchema), ...cursorInput }), {});

/** A picture of the gallery. */
export const momentSchema = v.object({
  id: v.string(),
  caption: v.string(),
  expo: v.object({ slug: v.string(), name: v.string() }),
  /** `YYYY-MM-DD` */
  takenOn: v.string(),
  picture: v.string(),
  /** The picture's own size in px, for its proportions. */
  width: v.number(),
  height: v.number(),
});
export const momentPageSchema = cursorPageSchema(momentSchema);
/** The expos that have pictures, in the order of the gallery. */
export const momentExposSchema = v.array(v.object({ slug: v.string(), name: v.string() }));
export type Moment = v.InferOutput<typeof momentSchema>;
