import { budgetLeft } from '../../domain/shop/list-budget.ts';
import { listTotals } from '../../domain/shop/list-order.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { ShoppingItem } from '../../domain/shop/shopping-list.ts';

/** What is left of a budget, or how far it is over, and what the rest of the list does to it. */
export function budgetText(
  budgetSen: number,
  items: readonly ShoppingItem[],
): { lead: string; of: string; rest: string[] } {
  const totals = listTotals(items);
  const { nowSen, afterAllSen } = budgetLeft(budgetSen, totals);
  const budget = formatMoney(budgetSen);
  // The bad news leads: what is left now does not buy the rest of the list.
  const willBeOver = nowSen >= 0 && afterAllSen < 0;
  const leadSen = willBeOver ? afterAllSen : nowSen;
  const allOfIt = willBeOver ? ' with the rest of the list' : '';
  return {
    lead: `${formatMoney(Math.abs(leadSen))} ${leadSen < 0 ? 'over' : 'left'}`,
    of: leadSen < 0 ? `the budget of ${budget}${allOfIt}` : `of ${budget}`,
    rest: [
      willBeOver ? `So far, ${formatMoney(nowSen)} is left.` : '',
      totals.plannedSen > 0 && !willBeOver ? restText(afterAllSen) : '',
      unpricedText(items),
    ].filter(Boolean),
  };
}

const restText = (afterAllSen: number) =>
  afterAllSen < 0
    ? `With the rest of the list, it’s ${formatMoney(-afterAllSen)} over.`
    : `With the rest of the list, ${formatMoney(afterAllSen)} stays.`;

/** What the sums leave out; '' for nothing. */
export function unpricedText(items: readonly ShoppingItem[]): string {
  const count = items.filter(({ priceSen }) => priceSen === null).length;
  if (count === 0) return '';
  return count === 1
    ? '1 item has no price yet, so it isn’t counted.'
    : `${count} items have no price yet, so they aren’t counted.`;
}
