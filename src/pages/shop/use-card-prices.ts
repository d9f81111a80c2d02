import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentAndUpcomingExpos, type Expo, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { starBuyNote, starBuyOffers } from '../../features/products/star-buy-offers.ts';
import { todayAtom } from '../../platform/clock.ts';

/**
 * The expo whose price leads on a product's card, and the note about star buys below it. A list of the star buys of one
 * expo has the prices of that one, and no notes: its heading tells when they hold.
 */
export function useCardPrices(starBuysOf?: Expo) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.menuList());
  const leadExpo = data && nextStarBuyExpo(data, today);
  const openExpos = starBuysOf || !data ? [] : currentAndUpcomingExpos(data, today);
  return (product: ProductCard) => ({
    priceExpo: starBuysOf ?? leadExpo,
    note: starBuyNote(starBuyOffers(product, openExpos), leadExpo?.slug, today),
  });
}
