// @script pieces

import { formatMoney } from '../domain/shop/money.ts';
import styles from './price.module.css';

type Props = {
  currentSen: number;
  /** Struck through where it is higher. */
  originalSen: number | null;
};

/** What something costs, and beside it what it cost before. */
export function Price({ currentSen, originalSen }: Props) {
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
