// @script browse

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentAndUpcomingExpos } from '../../domain/expo/expo.ts';
import type { PriceExpo } from '../../domain/shop/price.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { ProductCardView } from '../../features/products/product-card.tsx';
import { starBuyOffers } from '../../features/products/star-buy-offers.ts';
import { WishlistButton } from '../../features/wishlist/wishlist-button.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { CardGrid } from '../../ui/card.tsx';

type Props = {
  products: readonly ProductCard[];
  /** The heading level of the cards' titles: one below the heading above the grid. */
  level?: 2 | 3 | 4;
  /** One row, which scrolls sideways on phones. */
  isSingleRow?: boolean;
  /** On the first screen: the first two pictures load eagerly. */
  isAboveTheFold?: boolean;
  /** Shows the prices of this expo. */
  priceExpo?: PriceExpo;
};

/** Product cards with a wishlist button and the next star buy offer. */
export function ProductGrid({
  products,
  level = 2,
  isSingleRow = false,
  isAboveTheFold = false,
  priceExpo,
}: Props) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.list());
  const openExpos = priceExpo || !data ? [] : currentAndUpcomingExpos(data, today);
  return (
    <CardGrid size="small" isSingleRow={isSingleRow}>
      {products.map((product, i) => (
        <ProductCardView
          key={product.slug}
          product={product}
          level={level}
          priority={isAboveTheFold && i === 0}
          eager={isAboveTheFold && i === 1}
          priceExpo={priceExpo}
          offer={starBuyOffers(product, openExpos)[0]}
          corner={<WishlistButton slug={product.slug} name={product.name} />}
        />
      ))}
    </CardGrid>
  );
}
