import type { ReactNode } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { type CartLine, cartTotals } from '../../domain/shop/cart.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { counted } from '../../domain/text/counted.ts';
import styles from './cart.module.css';

type Props = {
  lines: readonly CartLine[];
  expos: readonly Expo[];
  /** Beside the total. */
  action?: ReactNode;
};

/** The total of what is known, and what it saves. On phones it is a bar at the bottom. */
export function CartSums({ lines, expos, action }: Props) {
  if (lines.length === 0) return action;
  const { pieces, totalSen, savingSen } = cartTotals(lines, expos);
  return (
    <div className={styles.sums} data-bottom-bar>
      <div aria-live="polite">
        <p>
          <strong>{formatMoney(totalSen)}</strong> <span>{counted(pieces, 'item')}</span>
        </p>
        {savingSen > 0 && <p className={styles.saving}>You save {formatMoney(savingSen)}</p>}
      </div>
      {action}
    </div>
  );
}
