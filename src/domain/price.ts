import type { Expo } from './expo.ts';
import { savingPercent } from './money.ts';
import type { ProductCard, StarBuy } from './product.ts';

/** The expo whose prices are meant. */
export type PriceExpo = Pick<Expo, 'slug' | 'showStarbuys'>;

/** What a product costs at an expo instead of its usual price; only expos that show their star buys have any. */
export const starBuyAt = ({ starBuys }: ProductCard, expo: PriceExpo | undefined): StarBuy | undefined =>
  expo?.showStarbuys ? starBuys.find(({ expoSlug }) => expoSlug === expo.slug) : undefined;

export type Prices = {
  nowSen: number;
  /** Struck through; null for nothing. */
  wasSen: number | null;
  saving: number;
};

/** The price everywhere, or at one expo, where the usual price is what it would be otherwise. */
export function pricesOf(product: ProductCard, expo?: PriceExpo): Prices {
  const { priceSen, listPriceSen } = product;
  const starBuy = starBuyAt(product, expo);
  const nowSen = starBuy?.priceSen ?? priceSen;
  const wasSen = starBuy ? (listPriceSen ?? priceSen) : listPriceSen;
  return { nowSen, wasSen, saving: savingPercent(nowSen, wasSen) };
}
