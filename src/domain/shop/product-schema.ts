import * as v from 'valibot';
import { cursorPageSchema } from '../content/cursor-page.ts';
import { listOf, optionalListOf } from '../content/list-of.ts';
import { boothSchema } from '../expo/exhibitor.ts';
import { countSchema } from '../text/count-schema.ts';
import { instantSchema } from '../time/time-schemas.ts';
import { categorySchema } from './category-schema.ts';

// Apart from product.ts: the filters in an address are read on a first visit, answers are not.

/** Only categories and brands with products; categories in their usual order, brands by name. */
export const productChoicesSchema = v.object({
  categories: listOf(categorySchema),
  brands: listOf(
    v.object({
      slug: v.string(),
      name: v.string(),
      /** The ids of those of its products. */
      categories: v.optional(v.array(v.string())),
    }),
  ),
  /** Round prices, in ascending order, that part the products into groups of about the same size. */
  priceStepsSen: v.optional(v.array(countSchema)),
});

/** A price at one expo; `limit` is the number of pieces, null while stocks last. */
export const starBuySchema = v.object({
  expoSlug: v.string(),
  priceSen: countSchema,
  limit: v.nullable(countSchema),
  /** Where its brand is at that expo. */
  booths: v.optional(optionalListOf(v.object({ hall: v.string(), booth: v.string() }))),
});

export const productCardSchema = v.object({
  slug: v.string(),
  name: v.string(),
  brand: v.object({ slug: v.string(), name: v.string() }),
  category: v.string(),
  /** Missing where it is the name of the category. */
  categoryId: v.optional(v.string()),
  priceSen: countSchema,
  /** The former price, shown struck through beside `priceSen`; null for none. */
  listPriceSen: v.nullable(countSchema),
  /** Null for products of any age. One end may be open: `from` null is up to an age, `to` null is from an age on. */
  ageMonths: v.nullable(v.object({ from: v.nullable(countSchema), to: v.nullable(countSchema) })),
  picture: v.string(),
  starBuys: listOf(starBuySchema),
  /** The organiser no longer lists it. */
  isWithdrawn: v.optional(v.boolean()),
});
export const productPageSchema = cursorPageSchema(productCardSchema);

export const productSchema = v.object({
  ...productCardSchema.entries,
  /** Clean HTML. */
  description: v.string(),
  details: listOf(v.object({ label: v.string(), value: v.string() })),
  /** Where to get it; empty if the organiser says nothing. */
  stockNote: v.string(),
  booths: listOf(boothSchema),
  /** Other products of the same category. */
  related: listOf(productCardSchema),
});

/** `addedAt`: ISO 8601. */
export const wishlistItemSchema = v.object({ product: productCardSchema, addedAt: instantSchema });
