// @script venue

import { compareText } from '../text/compare.ts';
import { normalizeForSearch, searchIn } from '../text/search-text.ts';
import { isInCategory } from './category.ts';
import { type PriceExpo, priceFor } from './price.ts';
import type { ProductCard, ProductListInput } from './product.ts';

/**
 * The products that the server would list, in its order, out of those that are given. A card does not tell its rank, so
 * "featured" keeps the order that is given. `expo`: the one whose prices lead.
 */
export function narrowProducts(
  cards: readonly ProductCard[],
  {
    category,
    brandSlug,
    ageMonths,
    minPriceSen = 0,
    maxPriceSen = Number.POSITIVE_INFINITY,
    text = '',
    sort = 'featured',
  }: Partial<ProductListInput>,
  expo: PriceExpo | undefined,
): ProductCard[] {
  const priceOf = (card: ProductCard) => priceFor(card, expo).currentSen;
  const found = searchIn(cards, text, ({ name, brand, category }) => [name, brand.name, category]).filter(
    (card) =>
      (!category || isInCategory(card, category)) &&
      (!brandSlug || card.brand.slug === brandSlug) &&
      (ageMonths === undefined || isForAge(card, ageMonths)) &&
      minPriceSen <= priceOf(card) &&
      priceOf(card) <= maxPriceSen,
  );
  if (sort === 'featured') return found;
  const keyOf = {
    'price-up': priceOf,
    'price-down': (card: ProductCard) => -priceOf(card),
    saving: (card: ProductCard) => -priceFor(card, expo).savingPercent,
    name: (card: ProductCard) => normalizeForSearch(card.name),
  }[sort];
  return found.sort((a, b) => compareText(keyOf(a), keyOf(b)) || compareText(a.slug, b.slug));
}

/** Products for all ages are left out: they are for no age in particular. */
const isForAge = ({ ageMonths }: ProductCard, months: number): boolean =>
  ageMonths !== null && (ageMonths.from ?? 0) <= months && months <= (ageMonths.to ?? months);
