// @script list-tools

import type * as v from 'valibot';
import type { categorySchema } from './category-schema.ts';

/** What products and brands are narrowed down by. Addresses hold the id, and visitors read the name. */
export type Category = v.InferOutput<typeof categorySchema>;

type CategorizedCard = { category: string; categoryId?: string | undefined };

/** The id of a product’s category. A card has it only where it is not the name. */
export const categoryIdOf = (card: CategorizedCard): string => card.categoryId ?? card.category;

/** `category`: an id or a name, as addresses have it. */
export const isInCategory = (card: CategorizedCard, category: string): boolean =>
  categoryIdOf(card) === category || card.category === category;
