import * as v from 'valibot';
import { cursorInput, cursorPageSchema, searchTextSchema } from '../content/pagination.ts';
import { boothSchema, letterSchema } from '../expo/exhibitor.ts';
import { PRODUCT_CATEGORIES, productCardSchema } from './product.ts';

export type BrandCategory = (typeof BRAND_CATEGORIES)[number];
export const BRAND_CATEGORIES = [...PRODUCT_CATEGORIES, 'Services'] as const;
export const brandCategorySchema = v.picklist(BRAND_CATEGORIES);

export const brandListInput = v.optional(
  v.object({
    category: v.optional(brandCategorySchema),
    letter: v.optional(letterSchema),
    text: v.optional(searchTextSchema),
    ...cursorInput,
  }),
  {},
);

export const brandCardSchema = v.object({
  slug: v.string(),
  name: v.string(),
  tagline: v.string(),
  category: brandCategorySchema,
  country: v.string(),
  letter: v.string(),
  picture: v.string(),
});
/** `letters`: the first letters of all brands, independent of the filters. */
export const brandPageSchema = v.object({
  ...cursorPageSchema(brandCardSchema).entries,
  letters: v.array(letterSchema),
});

/** An offer of a brand: at one expo, or always when `expoSlug` is null. */
export const dealSchema = v.object({
  title: v.string(),
  text: v.string(),
  expoSlug: v.nullable(v.string()),
});

export const brandSchema = v.object({
  ...brandCardSchema.entries,
  /** Clean HTML. */
  story: v.string(),
  /** The year of foundation. */
  since: v.number(),
  deals: v.array(dealSchema),
  booths: v.array(boothSchema),
  products: v.array(productCardSchema),
});

export type BrandCard = v.InferOutput<typeof brandCardSchema>;
export type BrandPage = v.InferOutput<typeof brandPageSchema>;
export type Brand = v.InferOutput<typeof brandSchema>;
/** `followedAt`: ISO 8601. */
export const brandFollowSchema = v.object({ brand: brandCardSchema, followedAt: v.string() });
export type BrandFollow = v.InferOutput<typeof brandFollowSchema>;
