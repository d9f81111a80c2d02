import * as v from 'valibot';
import { pageInput, pageOf, searchText } from './listing.ts';
import { plainText, slugSchema } from './slug.ts';

export const boothSchema = v.object({ expoSlug: v.string(), hall: v.string(), booth: v.string() });
export type Booth = v.InferOutput<typeof boothSchema>;

/** `letter` is A–Z, or `#` for brands that begin with something else. */
export const letterSchema = v.pipe(v.string(), v.regex(/^[A-Z#]$/));

export const exhibitorListInput = v.object({
  expoSlug: slugSchema,
  hall: v.optional(plainText(60)),
  letter: v.optional(letterSchema),
  text: v.optional(searchText),
  ...pageInput,
});

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
/** A page of exhibitors by name, with every hall and letter that the expo has, whatever is filtered. */
export const exhibitorPageSchema = v.object({
  ...pageOf(exhibitorSchema).entries,
  halls: v.array(v.string()),
  letters: v.array(v.string()),
});
export type Exhibitor = v.InferOutput<typeof exhibitorSchema>;
export type ExhibitorPage = v.InferOutput<typeof exhibitorPageSchema>;
