import { ringgit } from '../../domain/money.ts';
import styles from './catalog.module.css';
import type { Prices } from './prices.ts';

export function Price({ prices: { nowSen, wasSen } }: { prices: Prices }) {
  return (
    <p className={styles.price}>
      <strong>{ringgit(nowSen)}</strong>
      {wasSen !== null && wasSen > nowSen && (
        <s>
          <span className="visually-hidden">instead of </span>
          {ringgit(wasSen)}
        </s>
      )}
    </p>
  );
}
