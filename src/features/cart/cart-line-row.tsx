import { MapPin } from 'lucide-react';
import { boothSign } from '../../domain/expo/booth-sign.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { boothPath, fillPath, paths } from '../../domain/routing/paths.ts';
import { boothsAt } from '../../domain/shop/cart.ts';
import { priceFor } from '../../domain/shop/price.ts';
import { NO_LONGER_LISTED } from '../../domain/shop/withdrawn.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './cart.module.css';
import type { OptimisticCartLine } from './optimistic-cart.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type Props = {
  line: OptimisticCartLine;
  /** The expo whose price and booths are shown. */
  expo: Expo | undefined;
  /** The expo that is on, which booths need not name. */
  here: Expo | undefined;
  onQuantityStep: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One product with its quantity and the booths that sell it. */
export function CartLineRow({ line, expo, here, onQuantityStep, onRemove }: Props) {
  const { product, quantity } = line;
  const { currentSen, originalSen } = priceFor(product, expo);
  const where = expo && expo.slug !== here?.slug && `, ${expo.name}`;
  return (
    <li className={styles.line}>
      <Picture name={product.picture} alt="" width={88} height={88} sizes="88px" originalWidth={800} />
      <div className={styles.words}>
        <p>{product.brand.name}</p>
        <h2>
          <Link href={fillPath(paths.product, { slug: product.slug })}>{product.name}</Link>
        </h2>
        {product.isWithdrawn ? (
          <p>{NO_LONGER_LISTED}</p>
        ) : (
          <Price currentSen={currentSen} originalSen={originalSen} />
        )}
        {boothsAt(line, expo).map(({ booth, hall, expoSlug, isOffPlan }) =>
          isOffPlan ? (
            <p key={booth}>
              {boothSign({ hall, booth })}
              {where}
            </p>
          ) : (
            <Link key={booth} className={styles.booth} href={boothPath(expoSlug, booth)}>
              <MapPin size={16} aria-hidden />
              {boothSign({ hall, booth })}
              {where}
            </Link>
          ),
        )}
      </div>
      <div className={styles.end}>
        {!product.isWithdrawn && (
          <QuantityStepper label={`How many: ${product.name}`} quantity={quantity} onStep={onQuantityStep} />
        )}
        <button type="button" className={styles.remove} onClick={onRemove}>
          Remove<span className="visually-hidden"> {product.name}</span>
        </button>
      </div>
    </li>
  );
}
