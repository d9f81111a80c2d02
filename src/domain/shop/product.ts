// @script list-tools

import * as v from 'valibot';
import { cursorInput, searchTextSchema } from '../content/pagination.ts';
import { slugSchema } from '../text/text-schema.ts';
import type {
  productCardSchema,
  productChoicesSchema,
  productSchema,
  starBuySchema,
  wishlistItemSchema,
} from './product-schema.ts';

/** With `starBuysAt`, prices and savings of that expo decide the order. */
export const PRODUCT_SORTS = ['featured', 'price-up', 'price-down', 'saving', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const MAX_AGE_MONTHS = 216;
const ageMonthsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AGE_MONTHS));

/** The largest amount that the database stores. */
export const MAX_PRICE_SEN = 2_147_483_647;
const priceSenSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PRICE_SEN));

export const productListInput = v.optional(
  v.object({
    /** The id of a category, or its name. */
    category: v.optional(searchTextSchema),
    brandSlug: v.optional(slugSchema),
    /** Only products for a child of this age. */
    ageMonths: v.optional(ageMonthsSchema),
    /** Only products whose leading price is not lower, or not higher. */
    minPriceSen: v.optional(priceSenSchema),
    maxPriceSen: v.optional(priceSenSchema),
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
export type ProductChoices = v.InferOutput<typeof productChoicesSchema>;
export type StarBuy = v.InferOutput<typeof starBuySchema>;
export type ProductCard = v.InferOutput<typeof productCardSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;
