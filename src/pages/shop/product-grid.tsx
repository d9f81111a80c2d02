// @script browse

import type { Expo } from '../../domain/expo/expo.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { ProductCardView } from '../../features/products/product-card.tsx';
import { WishlistButton } from '../../features/wishlist/wishlist-button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { useCardPrices } from './use-card-prices.ts';

type Props = {
  products: readonly ProductCard[];
  /** The heading level of the cards' titles: one below the heading above the grid. */
  level?: 2 | 3 | 4;
  /** One row, which scrolls sideways on phones. */
  isSingleRow?: boolean;
  /** On the first screen: the first two pictures load eagerly. */
  isAboveTheFold?: boolean;
  /** On a list of its star buys, whose heading tells when they hold. */
  starBuysOf?: Expo;
  isOnBrandPage?: boolean;
};

/** Product cards with a wishlist button, at the price that leads. */
export function ProductGrid({
  products,
  level = 2,
  isSingleRow = false,
  isAboveTheFold = false,
  starBuysOf,
  isOnBrandPage = false,
}: Props) {
  const pricesOf = useCardPrices(starBuysOf);
  return (
    <CardGrid size="small" isSingleRow={isSingleRow}>
      {products.map((product, i) => (
        <ProductCardView
          key={product.slug}
          product={product}
          level={level}
          priority={isAboveTheFold && i === 0}
          eager={isAboveTheFold && i === 1}
          {...pricesOf(product)}
          hasBooth={starBuysOf !== undefined && !isOnBrandPage}
          isOnBrandPage={isOnBrandPage}
          corner={!product.isWithdrawn && <WishlistButton slug={product.slug} name={product.name} />}
        />
      ))}
    </CardGrid>
  );
}
