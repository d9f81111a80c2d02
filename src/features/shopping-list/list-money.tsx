import { listTotals } from '../../domain/shop/list-order.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { ShoppingItem } from '../../domain/shop/shopping-list.ts';
import styles from './shopping-list.module.css';

/** What was spent and what is planned, as far as prices were written down; nothing without any. */
export function ListMoney({ items }: { items: readonly ShoppingItem[] }) {
  const { spentSen, plannedSen } = listTotals(items);
  if (spentSen + plannedSen === 0) return null;
  return (
    <dl className={styles.money}>
      <div>
        <dt>Spent</dt>
        <dd>{formatMoney(spentSen)}</dd>
      </div>
      <div>
        <dt>Still to buy</dt>
        <dd>{formatMoney(plannedSen)}</dd>
      </div>
      <div>
        <dt>In all</dt>
        <dd>{formatMoney(spentSen + plannedSen)}</dd>
      </div>
    </dl>
  );
}
