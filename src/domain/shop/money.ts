// @script pieces

import { type Currency, currency } from '../organiser/currency.ts';
import { groupThousands } from '../text/format-count.ts';

// Amounts are in sen, here for the smallest unit of whatever currency the organiser has.

/** `RM 59.90`, `¥1,299`, `1.250 KWD`: an amount in the smallest unit of a currency. */
export function moneyText(sen: number, { decimals, before, after }: Currency): string {
  const digits = String(Math.abs(sen)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${sen < 0 ? '−' : ''}${before}${groupThousands(whole)}${fraction}${after}`;
}

export const formatMoney = (sen: number): string => moneyText(sen, currency);

/** The saving in whole per cent of the list price, 100 for what is free; 0 without a list price. */
export function percentSaved(priceSen: number, listPriceSen: number | null): number {
  if (!listPriceSen || listPriceSen <= priceSen) return 0;
  return Math.min(priceSen ? 99 : 100, Math.round((1 - priceSen / listPriceSen) * 100));
}
