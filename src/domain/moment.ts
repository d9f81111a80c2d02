import * as v from 'valibot';
import { pageInput, pageOf } from './listing.ts';
import { slugSchema } from './slug.ts';

export const momentListInput = v.optional(v.object({ expoSlug: v.optional(slugSchema), ...pageInput }), {});

/** A picture of the gallery. */
export const momentSchema = v.object({
  id: v.string(),
  caption: v.string(),
  expo: v.object({ slug: v.string(), name: v.string() }),
  /** `YYYY-MM-DD` */
  takenOn: v.string(),
  picture: v.string(),
});
export const momentPageSchema = pageOf(momentSchema);
export type Moment = v.InferOutput<typeof momentSchema>;
