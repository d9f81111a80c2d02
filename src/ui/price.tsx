// @script pieces

import { currency } from '../domain/organiser/currency.ts';
import { formatMoney, moneyText } from '../domain/shop/money.ts';
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
          {/* Beside the other price its sign needs no room. */}
          <span className="visually-hidden">instead of {currency.before}</span>
          {moneyText(originalSen, { ...currency, before: '' })}
        </s>
      )}
    </p>
  );
}
