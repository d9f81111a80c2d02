import type { ExchangeEffect } from '../../../domain/shop/exchange/exchange-effect.ts';
import { formatMoney } from '../../../domain/shop/money.ts';
import { MAX_LIST_ITEMS } from '../../../domain/shop/shopping-list.ts';
import { counted } from '../../../domain/text/counted.ts';

/** What would happen to the list: “7 items are new, 2 change. The budget becomes RM 500.00.” */
export function effectText({ added, changed, removed, budgetSen, merges }: ExchangeEffect): string {
  const parts = [
    added > 0 && `${added} ${added === 1 ? 'item is' : 'items are'} new`,
    changed > 0 && `${changed} ${changed === 1 ? 'changes' : 'change'}`,
    removed > 0 &&
      `${removed} ${removed === 1 ? 'goes, because it was' : 'go, because they were'} removed there`,
  ].filter((part) => part !== false);
  const sentences = [
    parts.length > 0 && `${parts.join(', ')}.`,
    budgetSen && `The budget becomes ${formatMoney(budgetSen)}.`,
    budgetSen === null && 'The budget is taken away.',
  ].filter(Boolean);
  if (sentences.length > 0) return sentences.join(' ');
  return merges.length > 0 ? 'You’ll see no difference.' : 'There’s nothing new in it.';
}

export const excessText = (excess: number) =>
  `Together the two lists are ${counted(excess, 'item')} over the ${MAX_LIST_ITEMS} that a list has room for. Remove some first.`;
