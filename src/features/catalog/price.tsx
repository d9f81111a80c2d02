import { ringgit } from '../../domain/money.ts';
import type { Prices } from '../../domain/price.ts';
import styles from './catalog.module.css';

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
