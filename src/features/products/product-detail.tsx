import { useAtomValue } from 'jotai';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillPath, paths, starBuyPath } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { type PriceExpo, priceFor } from '../../domain/shop/price.ts';
import type { Product, ProductCard } from '../../domain/shop/product.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SavingBadge } from '../../ui/saving-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { useIsInView } from '../../ui/use-is-in-view.ts';
import styles from './product-detail.module.css';
import { ProductFacts } from './product-facts.tsx';
import { type StarBuyOffer, stockLimitLabel } from './star-buy-offers.ts';

type Props = {
  /** Its card is enough to begin with. */
  product: ProductCard | Product;
  /**
   * In the place of description and details while only the card is known, or of the booths while these are on their way.
   */
  rest?: ReactNode;
  isOnItsWay?: boolean;
  /** Its price leads. */
  priceExpo: PriceExpo | undefined;
  /** Star buys at running and upcoming expos. */
  offers: readonly StarBuyOffer[];
  /** Buttons on the picture: wishlist and sharing. */
  actions: ReactNode;
  /**
   * The button that adds it to the cart, while that is open. On phones it stays in sight, with the price once that is
   * not.
   */
  buy: ReactNode;
  /** Below the actions: the booths. */
  children?: ReactNode;
};

/** One product: picture, prices, actions, description and details. */
export function ProductDetail(props: Props) {
  const { product, rest, isOnItsWay, priceExpo, offers, actions, buy, children } = props;
  const whole = 'description' in product ? product : undefined;
  const prices = priceFor(product, priceExpo);
  const [cost, isCostInView] = useIsInView<HTMLDivElement>();
  return (
    <article className={styles.product}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture
            name={product.picture}
            alt={product.name}
            width={800}
            height={800}
            originalWidth={800}
            sizes="(width < 891px) 92vw, 560px"
            priority
          />
          {prices.savingPercent > 0 && (
            <p>
              <SavingBadge saving={prices.savingPercent} />
            </p>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.text}>
          <Link href={fillPath(paths.brand, { slug: product.brand.slug })} className={styles.brand}>
            {product.brand.name}
          </Link>
          <h1>{product.name}</h1>
          <div className={styles.cost} ref={cost}>
            <Price {...prices} />
          </div>
          <StarBuys offers={offers} leadSen={prices.currentSen} />
          {whole?.stockNote && (
            <p className={styles.stock}>
              <Store size={20} aria-hidden />
              {whole.stockNote}
            </p>
          )}
          {/* Most products have the line: what is below it stays where it is. */}
          {isOnItsWay && <p aria-hidden />}
          {buy && (
            <div className={styles.buy} data-bottom-bar>
              {!isCostInView && <p aria-hidden>{formatMoney(prices.currentSen)}</p>}
              {buy}
            </div>
          )}
          {isOnItsWay ? rest : children}
        </div>
      </div>
      <div className={styles.more}>
        {whole ? (
          <>
            <Section title="About this product">
              <RichText html={whole.description} />
            </Section>
            <ProductFacts product={whole} />
          </>
        ) : (
          !isOnItsWay && rest
        )}
      </div>
    </article>
  );
}

type StarBuysProps = { offers: readonly StarBuyOffer[]; leadSen: number };

/** The price that leads is not said again, but when it holds: nobody pays that of an expo to come today. */
function StarBuys({ offers, leadSen }: StarBuysProps) {
  const today = useAtomValue(todayAtom);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label="Star buys">
      {offers.map(({ expo, starBuy }) => (
        <li key={expo.slug}>
          <strong>{starBuy.priceSen === leadSen ? 'Star buy' : formatMoney(starBuy.priceSen)}</strong> at{' '}
          <Link href={starBuyPath(expo.slug)}>{expo.name}</Link>
          <small>{dayRange(expo.fromDate, expo.toDate, today)}</small>
          <small>{stockLimitLabel(starBuy)}</small>
        </li>
      ))}
    </ul>
  );
}
