import { currency } from '../../domain/organiser/currency.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { MAX_AMOUNT_SEN } from '../../domain/shop/shopping-list.ts';
import { parseTypedMoney, typedMoney } from '../../domain/shop/typed-money.ts';

const EXAMPLE_SEN = 12_990;

/** A typed amount, in sen, or what is wrong with it. Nothing typed is null. */
export function readAmount(text: string, leastSen: number): { sen: number | null } | { error: string } {
  const sen = parseTypedMoney(text, currency.decimals);
  if (sen === null) return { sen };
  if (sen === undefined || sen < leastSen)
    return { error: `Type an amount, such as ${typedMoney(EXAMPLE_SEN, currency.decimals)}.` };
  return sen > MAX_AMOUNT_SEN ? { error: `The most is ${formatMoney(MAX_AMOUNT_SEN)}.` } : { sen };
}

/** The label of a field for an amount, with what stands beside amounts: `Price (RM)`. */
export const amountLabel = (label: string): string =>
  `${label} (${(currency.before + currency.after).trim()})`;
