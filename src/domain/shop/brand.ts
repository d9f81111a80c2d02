// @script list-tools

import * as v from 'valibot';
import { cursorInput, searchTextSchema } from '../content/pagination.ts';
import { letterSchema } from '../expo/letter.ts';
import type { brandCardSchema, brandFollowSchema, brandPageSchema, brandSchema } from './brand-schema.ts';

export const brandListInput = v.optional(
  v.object({
    /** The id of a category, or its name. */
    category: v.optional(searchTextSchema),
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
