// @script list-tools

import type * as v from 'valibot';
import type { categorySchema } from './category-schema.ts';

/** What products and brands are narrowed down by. Addresses hold the id, and visitors read the name. */
export type Category = v.InferOutput<typeof categorySchema>;

/** The id of a product’s category. A card has it only where it is not the name. */
export const categoryIdOf = (card: { category: string; categoryId?: string | undefined }): string =>
  card.categoryId ?? card.category;
