// @script venue

import { searchIn } from '../text/search-text.ts';
import type { BrandCard } from './brand.ts';
import type { Category } from './category.ts';

/**
 * The brands of any letter that the server would list, out of those that are given, which are in its order. A card has
 * the name of its category only: `categories` know the ids.
 */
export function narrowBrands(
  cards: readonly BrandCard[],
  { category, text = '' }: { category?: string; text?: string },
  categories: readonly Category[],
): BrandCard[] {
  const named = categories.find(({ id }) => id === category)?.name;
  return searchIn(cards, text, (card) => [card.name, card.tagline, card.category, card.country]).filter(
    (card) => !category || card.category === category || card.category === named,
  );
}
