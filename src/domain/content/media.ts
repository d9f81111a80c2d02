import * as v from 'valibot';
import { daySchema } from '../time/time-schemas.ts';

/** An article about us in a newspaper or magazine. */
export const mediaCardSchema = v.object({
  slug: v.string(),
  title: v.string(),
  outlet: v.string(),
  /** `YYYY-MM-DD` */
  publishedOn: daySchema,
  summary: v.string(),
  picture: v.string(),
});
/** `body` is clean HTML. */
export const mediaSchema = v.object({ ...mediaCardSchema.entries, body: v.string() });
export type MediaCard = v.InferOutput<typeof mediaCardSchema>;
export type Media = v.InferOutput<typeof mediaSchema>;
