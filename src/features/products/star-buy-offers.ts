import type { Expo } from '../../domain/expo/expo.ts';
import { starBuyForExpo } from '../../domain/shop/price.ts';
import type { ProductCard, StarBuy } from '../../domain/shop/product.ts';

export type StarBuyOffer = { expo: Expo; starBuy: StarBuy };

/** The star buys of a product, in the order of the expos. */
export const starBuyOffers = (product: ProductCard, expos: readonly Expo[]): StarBuyOffer[] =>
  expos.flatMap((expo) => {
    const starBuy = starBuyForExpo(product, expo);
    return starBuy ? [{ expo, starBuy }] : [];
  });

/** `200 at this price`; null while stocks last. */
export const stockLimitLabel = ({ limit }: StarBuy) => (limit === null ? null : `${limit} at this price`);
