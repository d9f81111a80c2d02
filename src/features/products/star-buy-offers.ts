import { boothSign } from '../../domain/expo/booth-sign.ts';
import { type Expo, expoPhase, untilLastDay } from '../../domain/expo/expo.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { starBuyForExpo } from '../../domain/shop/price.ts';
import type { ProductCard, StarBuy } from '../../domain/shop/product.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';

export type StarBuyOffer = { expo: Expo; starBuy: StarBuy };

/** The star buys of a product, in the order of the expos. */
export const starBuyOffers = (product: ProductCard, expos: readonly Expo[]): StarBuyOffer[] =>
  expos.flatMap((expo) => {
    const starBuy = starBuyForExpo(product, expo);
    return starBuy ? [{ expo, starBuy }] : [];
  });

/** `Only 200 at this price`; null while stocks last. */
export const stockLimitLabel = ({ limit }: StarBuy) =>
  limit === null ? null : `Only ${limit} at this price`;

/** `Hall 1 · Booth B14`, of a brand with more booths `Hall 1 · Booth B14 and 1 more`; null where the expo has none. */
export function starBuyBooth({ booths = [] }: StarBuy): string | null {
  const [first, ...more] = booths;
  if (!first) return null;
  return boothSign(first) + (more.length > 0 ? ` and ${more.length} more` : '');
}

/**
 * What a card says on its picture: when the star buy that leads holds, or what another one costs, and when.
 * `offers` are in the order of the expos; `leadSlug` is of the expo whose prices lead.
 */
export function starBuyNote([offer]: readonly StarBuyOffer[], leadSlug: string | undefined, today: Day) {
  if (!offer) return null;
  const { expo, starBuy } = offer;
  const { fromDate, toDate } = expo;
  const isLead = expo.slug === leadSlug;
  const what = isLead ? 'Star buy' : formatMoney(starBuy.priceSen);
  if (expoPhase(expo, today) !== 'running')
    return isLead
      ? `${what}, ${dayRange(fromDate, toDate, today)}`
      : `${what} from ${dayRange(fromDate, fromDate, today)}`;
  return `${what} ${untilLastDay(expo, today)}`;
}
