import type { Expo } from '../../domain/expo/expo.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';

/** The dates of an expo, so that no line of a sentence ends with `26 -` or begins with `- 29 Nov`. */
export const unbreakableDates = ({ fromDate, toDate }: Expo, today: Day): string =>
  dayRange(fromDate, toDate, today).replaceAll(' ', '\u00a0').replace('-', '-\u2060');

/**
 * What the pre-expo sale of `sale` means for a cart, whose items have the booths and prices of `expo` where it sells
 * them.
 */
export function saleText(sale: Expo, expo: Expo, today: Day): string {
  const dates = unbreakableDates(sale, today);
  const what =
    sale.id === expo.id
      ? `Add what you want now, and pay at the booths on ${dates}.`
      : `Add what you want now, and pay at the booths on ${dates}. If an item is also at ${expo.name}, you’ll see its booth and price there.`;
  return `${what} Nothing is reserved.`;
}
