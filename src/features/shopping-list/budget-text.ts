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
  const unpriced = items.filter(({ priceSen }) => priceSen === null).length;
  const budget = formatMoney(budgetSen);
  return {
    lead: `${formatMoney(Math.abs(nowSen))} ${nowSen < 0 ? 'over' : 'left'}`,
    of: nowSen < 0 ? `the budget of ${budget}` : `of ${budget}`,
    rest: [
      totals.plannedSen > 0 ? restText(afterAllSen) : '',
      unpriced > 0 ? unpricedText(unpriced) : '',
    ].filter(Boolean),
  };
}

const restText = (afterAllSen: number) =>
  afterAllSen < 0
    ? `With the rest of the list, it’s ${formatMoney(-afterAllSen)} over.`
    : `With the rest of the list, ${formatMoney(afterAllSen)} stays.`;

const unpricedText = (count: number) =>
  count === 1
    ? '1 item has no price yet, so it isn’t counted.'
    : `${count} items have no price yet, so they aren’t counted.`;
