import type { Expo } from '../../domain/expo.ts';
import { savingPercent } from '../../domain/money.ts';
import type { ProductCard, StarBuy } from '../../domain/product.ts';

export type Prices = {
  nowSen: number;
  /** Struck through; null for nothing. */
  wasSen: number | null;
  saving: number;
};

/** The price everywhere, or at one expo, where the usual price is what it would be otherwise. */
export function pricesOf(product: ProductCard, expoSlug?: string): Prices {
  const { priceSen, listPriceSen, starBuys } = product;
  const offer = starBuys.find((one) => one.expoSlug === expoSlug);
  const nowSen = offer?.priceSen ?? priceSen;
  const wasSen = offer ? (listPriceSen ?? priceSen) : listPriceSen;
  return { nowSen, wasSen, saving: savingPercent(nowSen, wasSen) };
}

export type Offer = { expo: Expo; starBuy: StarBuy };

/** The star buys at these expos, in their order. */
export const offersAt = (product: ProductCard, expos: readonly Expo[]): Offer[] =>
  expos.flatMap((expo) => {
    const starBuy = expo.showStarbuys && product.starBuys.find(({ expoSlug }) => expoSlug === expo.slug);
    return starBuy ? [{ expo, starBuy }] : [];
  });

/** `200 pieces`, `while stock lasts`. */
export const limitLabel = ({ limit }: StarBuy) =>
  limit === null ? 'while stock lasts' : limit === 1 ? '1 piece' : `${limit} pieces`;
