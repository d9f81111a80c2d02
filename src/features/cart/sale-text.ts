import type { Expo } from '../../domain/expo/expo.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';

/** The days of an expo for a sentence: in one piece at the end of a line. */
export const daysInOnePiece = ({ fromDate, toDate }: Expo, today: Day): string =>
  dayRange(fromDate, toDate, today).replaceAll(' ', '\u00a0');

/** What the pre-expo sale of `sale` means for a cart, whose items have the booths and prices of `expo` where it sells them. */
export function saleText(sale: Expo, expo: Expo, today: Day): string {
  const dates = daysInOnePiece(sale, today);
  const what =
    sale.id === expo.id
      ? `Add what you want now, and pay at the booths, ${dates}.`
      : `Add what you want to buy there, ${dates}. What ${expo.name} has, too, shows its booth and price there.`;
  return `${what} Nothing is reserved.`;
}
