import * as v from 'valibot';
import { cursorInput, cursorPageSchema, searchTextSchema } from '../content/pagination.ts';
import { boothSchema } from '../expo/exhibitor.ts';
import { slugSchema } from '../text/text-schema.ts';

export const PRODUCT_CATEGORIES = [
  'Feeding',
  'Nursery',
  'Travel',
  'Bath',
  'Play',
  'Diapers',
  'Clothing',
  'Mother',
  'Health',
  'Books',
] as const;
export const productCategorySchema = v.picklist(PRODUCT_CATEGORIES);
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** With `starBuysAt`, prices and savings of that expo decide the order. */
export const PRODUCT_SORTS = ['featured', 'price-up', 'price-down', 'saving', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const MAX_AGE_MONTHS = 216;
export const ageMonthsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AGE_MONTHS));

export const productListInput = v.optional(
  v.object({
    category: v.optional(productCategorySchema),
    brandSlug: v.optional(slugSchema),
    /** Only products for a child of this age. */
    ageMonths: v.optional(ageMonthsSchema),
    /** Only star buys of this expo. */
    starBuysAt: v.optional(slugSchema),
    text: v.optional(searchTextSchema),
    sort: v.optional(v.picklist(PRODUCT_SORTS), 'featured'),
    ...cursorInput,
  }),
  {},
);
export type ProductListInput = v.InferOutput<typeof productListInput>;

/** Filter choices for all products, or for the star buys of one expo. */
export const productChoicesInput = v.optional(v.object({ starBuysAt: v.optional(slugSchema) }), {});
export type ProductChoicesInput = v.InferOutput<typeof productChoicesInput>;
/** Only categories and brands with products; categories in their usual order, brands by name. */
export const productChoicesSchema = v.object({
  categories: v.array(productCategorySchema),
  brands: v.array(v.object({ slug: v.string(), name: v.string() })),
});
export type ProductChoices = v.InferOutput<typeof productChoicesSchema>;

/** A price at one expo; `limit` is the number of pieces, null while stocks last. */
export const starBuySchema = v.object({
  expoSlug: v.string(),
  priceSen: v.number(),
  limit: v.nullable(v.number()),
});

export const productCardSchema = v.object({
  slug: v.string(),
  name: v.string(),
  brand: v.object({ slug: v.string(), name: v.string() }),
  category: productCategorySchema,
  priceSen: v.number(),
  /** The price elsewhere, shown struck through; null for none. */
  listPriceSen: v.nullable(v.number()),
  /** Null for products without an age range. */
  ageMonths: v.nullable(v.object({ from: v.number(), to: v.number() })),
  picture: v.string(),
  starBuys: v.array(starBuySchema),
});
export const productPageSchema = cursorPageSchema(productCardSchema);

export const productSchema = v.object({
  ...productCardSchema.entries,
  /** Clean HTML. */
  description: v.string(),
  details: v.array(v.object({ label: v.string(), value: v.string() })),
  stockNote: v.string(),
  booths: v.array(boothSchema),
  /** Other products of the same category. */
  related: v.array(productCardSchema),
});

export type StarBuy = v.InferOutput<typeof starBuySchema>;
export type ProductCard = v.InferOutput<typeof productCardSchema>;
export type Product = v.InferOutput<typeof productSchema>;
/** `addedAt`: ISO 8601. */
export const wishlistItemSchema = v.object({ product: productCardSchema, addedAt: v.string() });
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;
