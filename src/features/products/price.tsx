import { formatMoney } from '../../domain/shop/money.ts';
import type { Price as PriceValues } from '../../domain/shop/price.ts';
import styles from './products.module.css';

export function Price({ prices: { currentSen, originalSen } }: { prices: PriceValues }) {
  return (
    <p className={styles.price}>
      <strong>{formatMoney(currentSen)}</strong>
      {originalSen !== null && originalSen > currentSen && (
        <s>
          <span className="visually-hidden">instead of </span>
          {formatMoney(originalSen)}
        </s>
      )}
    </p>
  );
}
