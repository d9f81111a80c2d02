// @script pieces

import { type Expo, type ExpoList, runningExpos } from '../expo/expo.ts';
import type { Day } from '../time/dates.ts';
import { percentSaved } from './money.ts';
import type { ProductCard, StarBuy } from './product.ts';

/**
 * The expo whose prices apply: everywhere the running or next one with star buys, except on a page about another expo.
 */
export type PriceExpo = Pick<Expo, 'slug' | 'showStarbuys'>;

/** For search engines, which read a price as today’s: nobody can pay that of an expo that has not begun. */
export const todaysPriceExpo = (expoList: ExpoList, today: Day): Expo | undefined =>
  runningExpos(expoList, today).find(({ showStarbuys }) => showStarbuys);

/** The star buy of a product at an expo, if any. Only expos that show their star buys have them. */
export const starBuyForExpo = (
  { starBuys }: ProductCard,
  expo: PriceExpo | undefined,
): StarBuy | undefined =>
  expo?.showStarbuys ? starBuys.find(({ expoSlug }) => expoSlug === expo.slug) : undefined;

type Price = {
  currentSen: number;
  /** Shown struck through; null for none. */
  originalSen: number | null;
  savingPercent: number;
};

/**
 * A product's price, and what a saving is measured against: at an expo with a star buy the usual price, which a visitor
 * would pay otherwise; without one the former price.
 */
export function priceFor(product: ProductCard, expo?: PriceExpo): Price {
  const { priceSen, listPriceSen } = product;
  const starBuy = starBuyForExpo(product, expo);
  const currentSen = starBuy?.priceSen ?? priceSen;
  const originalSen = starBuy ? priceSen : listPriceSen;
  return { currentSen, originalSen, savingPercent: percentSaved(currentSen, originalSen) };
}
