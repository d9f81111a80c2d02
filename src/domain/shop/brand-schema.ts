import * as v from 'valibot';
import { cursorPageSchema } from '../content/cursor-page.ts';
import { listOf, optionalListOf } from '../content/list-of.ts';
import { boothSchema } from '../expo/exhibitor.ts';
import { letterSchema } from '../expo/letter.ts';
import { countSchema } from '../text/count-schema.ts';
import { instantSchema } from '../time/time-schemas.ts';
import { categorySchema } from './category-schema.ts';
import { productCardSchema } from './product-schema.ts';

// Apart from brand.ts, for the reason in product-schema.ts.

export const brandCardSchema = v.object({
  slug: v.string(),
  name: v.string(),
  tagline: v.string(),
  category: v.string(),
  /** Empty where it is not known. */
  country: v.string(),
  letter: letterSchema,
  picture: v.string(),
  /** The organiser no longer lists it. */
  isWithdrawn: v.optional(v.boolean()),
});
/** `letters`: those that the other filters leave. `categories`: those of all brands. */
export const brandPageSchema = v.object({
  ...cursorPageSchema(brandCardSchema).entries,
  letters: listOf(letterSchema),
  categories: optionalListOf(categorySchema),
});

/** An offer of a brand: at one expo, or always when `expoSlug` is null. */
export const dealSchema = v.object({
  title: v.string(),
  text: v.string(),
  expoSlug: v.nullable(v.string()),
});

export const brandSchema = v.object({
  ...brandCardSchema.entries,
  /** Clean HTML; empty where there is none. */
  story: v.string(),
  /** The year of foundation; null where it is not known. */
  since: v.nullable(countSchema),
  /** Missing where there is none. */
  website: v.optional(v.fallback(v.pipe(v.string(), v.url(), v.startsWith('https://')), '')),
  deals: listOf(dealSchema),
  booths: listOf(boothSchema),
  products: listOf(productCardSchema),
});

/** `followedAt`: ISO 8601. */
export const brandFollowSchema = v.object({ brand: brandCardSchema, followedAt: instantSchema });
