// @script list-tools

import * as v from 'valibot';
import { cursorInput, searchTextSchema } from '../content/pagination.ts';
import { letterSchema } from '../expo/letter.ts';
import type { brandCardSchema, brandFollowSchema, brandPageSchema, brandSchema } from './brand-schema.ts';
import { PRODUCT_CATEGORIES } from './product.ts';

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

export type BrandCard = v.InferOutput<typeof brandCardSchema>;
export type BrandPage = v.InferOutput<typeof brandPageSchema>;
export type Brand = v.InferOutput<typeof brandSchema>;
export type BrandFollow = v.InferOutput<typeof brandFollowSchema>;
