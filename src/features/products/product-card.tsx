import type { ReactNode } from 'react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { type PriceExpo, priceFor, starBuyForExpo } from '../../domain/shop/price.ts';
import type { ProductCard } from '../../domain/shop/product.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { withGoodBreaks } from '../../domain/text/line-breaks.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { SavingBadge } from '../../ui/saving-badge.tsx';
import { starBuyBooth, stockLimitLabel } from './star-buy-offers.ts';

export const CARD_SIZES = '(width < 576px) 46vw, (width < 891px) 30vw, 236px';

type Props = {
  product: ProductCard;
  /** Shows the price at this expo. */
  priceExpo?: PriceExpo | undefined;
  /** When the price holds, or the star buy of a later expo. */
  note?: string | null;
  level?: 2 | 3 | 4;
  /** For cards above the fold: as in `Picture`. */
  priority?: boolean;
  eager?: boolean;
  /** On a list of an expo's star buys: where in its halls they are. */
  hasBooth?: boolean;
  /** In the upper corner: the wishlist button. */
  corner?: ReactNode;
  /** On the page of its brand: names the category instead of the brand. */
  isOnBrandPage?: boolean;
  children?: ReactNode;
};

/** The card of a product: saving, brand, name and price. */
export function ProductCardView(props: Props) {
  const { product, priceExpo, note, level = 2, priority = false, eager = false, corner, children } = props;
  const prices = priceFor(product, priceExpo);
  const starBuy = starBuyForExpo(product, priceExpo);
  const limit = starBuy && stockLimitLabel(starBuy);
  const booth = props.hasBooth && starBuy && starBuyBooth(starBuy);
  return (
    <Card
      href={fillPath(paths.product, { slug: product.slug })}
      title={withGoodBreaks(product.name)}
      level={level}
      picture={product.picture}
      originalWidth={800}
      sizes={CARD_SIZES}
      priority={priority}
      eager={eager}
      eyebrow={props.isOnBrandPage ? product.category : product.brand.name}
      badge={prices.savingPercent > 0 && <SavingBadge saving={prices.savingPercent} />}
      corner={corner}
      strip={note ?? limit}
    >
      {product.isWithdrawn ? <p>{NO_LONGER_LISTED}</p> : <Price {...prices} />}
      {booth && <p>{booth}</p>}
      {children}
    </Card>
  );
}
