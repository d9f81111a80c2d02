import type { Expo } from '../expo/expo.ts';
import { percentSaved } from './money.ts';
import type { ProductCard, StarBuy } from './product.ts';

/** The expo whose prices are meant. */
export type PriceExpo = Pick<Expo, 'slug' | 'showStarbuys'>;

/** What a product costs at an expo instead of its usual price; only expos that show their star buys have any. */
export const starBuyForExpo = (
  { starBuys }: ProductCard,
  expo: PriceExpo | undefined,
): StarBuy | undefined =>
  expo?.showStarbuys ? starBuys.find(({ expoSlug }) => expoSlug === expo.slug) : undefined;

export type Price = {
  currentSen: number;
  /** Struck through; null for nothing. */
  originalSen: number | null;
  savingPercent: number;
};

/** The price everywhere, or at one expo, where the usual price is what it would be otherwise. */
export function priceFor(product: ProductCard, expo?: PriceExpo): Price {
  const { priceSen, listPriceSen } = product;
  const starBuy = starBuyForExpo(product, expo);
  const nowSen = starBuy?.priceSen ?? priceSen;
  const wasSen = starBuy ? (listPriceSen ?? priceSen) : listPriceSen;
  return { currentSen: nowSen, originalSen: wasSen, savingPercent: percentSaved(nowSen, wasSen) };
}
