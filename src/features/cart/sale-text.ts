import type { Expo } from '../../domain/expo/expo.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';

/** The dates of an expo, so that no line of a sentence ends with `26 -` or begins with `- 29 Nov`. */
export const unbreakableDates = ({ fromDate, toDate }: Expo, today: Day): string =>
  dayRange(fromDate, toDate, today).replaceAll(' ', '\u00a0').replace('-', '-\u2060');

/**
 * What the pre-expo sale of `sale` means for a cart. `shownExpo`: the expo whose booths and prices the cart shows; none
 * for an empty cart.
 */
export function saleText(sale: Expo, shownExpo: Expo | undefined, today: Day): string {
  const what = `Add what you want now, and pay at the booths on ${unbreakableDates(sale, today)}. Nothing is reserved.`;
  return shownExpo && shownExpo.id !== sale.id
    ? `${what} If an item is at both expos, your cart shows its booth and price at ${shownExpo.name}.`
    : what;
}
