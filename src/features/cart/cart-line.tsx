import { MapPin, Minus, Plus } from 'lucide-react';
import { MAX_QUANTITY, priceAt } from '../../domain/cart.ts';
import { ringgit } from '../../domain/money.ts';
import { boothPath, fill, paths } from '../../domain/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './cart.module.css';
import type { LineNow } from './model.ts';

type Props = { line: LineNow; expoSlug: string | undefined; onSet: (quantity: number) => void };

/** One product, how many of it, and the booth that sells it. */
export function CartLineRow({ line, expoSlug, onSet }: Props) {
  const { product, quantity } = line;
  const price = priceAt(product, expoSlug);
  const usual = product.listPriceSen ?? product.priceSen;
  const stands = line.booths.filter((one) => one.expoSlug === expoSlug);
  return (
    <li className={styles.line}>
      <Picture name={product.picture} alt="" width={88} height={88} sizes="88px" masterWidth={800} />
      <div className={styles.words}>
        <p>{product.brand.name}</p>
        <h2>
          <Link href={fill(paths.product, { slug: product.slug })}>{product.name}</Link>
        </h2>
        <p className={styles.price}>
          {ringgit(price)}
          {usual > price && (
            <s>
              <span className="visually-hidden">instead of </span>
              {ringgit(usual)}
            </s>
          )}
        </p>
        {stands.map(({ booth, hall }) => (
          <Link key={booth} className={styles.booth} href={boothPath(expoSlug ?? '', booth)}>
            <MapPin size={16} aria-hidden />
            Booth {booth}, {hall}
          </Link>
        ))}
      </div>
      <div className={styles.end}>
        <fieldset className={styles.stepper}>
          <legend className="visually-hidden">How many: {product.name}</legend>
          <button
            type="button"
            aria-label="One less"
            disabled={quantity <= 1}
            onClick={() => onSet(quantity - 1)}
          >
            <Minus size={18} aria-hidden />
          </button>
          <output>{quantity}</output>
          <button
            type="button"
            aria-label="One more"
            disabled={quantity >= MAX_QUANTITY}
            onClick={() => onSet(quantity + 1)}
          >
            <Plus size={18} aria-hidden />
          </button>
        </fieldset>
        <button type="button" className={styles.remove} onClick={() => onSet(0)}>
          Remove<span className="visually-hidden"> {product.name}</span>
        </button>
      </div>
    </li>
  );
}
