import * as v from 'valibot';

export const boothSchema = v.object({ expoSlug: v.string(), hall: v.string(), booth: v.string() });
export type Booth = v.InferOutput<typeof boothSchema>;

/** A–Z, or `#` for brands that begin with something else. */
export const LETTER = /^[A-Z#]$/;
export const letterSchema = v.pipe(v.string(), v.regex(LETTER));

export const exhibitorSchema = v.object({
  slug: v.string(),
  name: v.string(),
  tagline: v.string(),
  category: v.string(),
  picture: v.string(),
  letter: v.string(),
  hall: v.string(),
  booth: v.string(),
});
/** All exhibitors of one expo by name, and the slugs of all expos that have exhibitors. */
export const exhibitorListSchema = v.object({
  items: v.array(exhibitorSchema),
  expoSlugs: v.array(v.string()),
});
export type Exhibitor = v.InferOutput<typeof exhibitorSchema>;
export type ExhibitorList = v.InferOutput<typeof exhibitorListSchema>;
