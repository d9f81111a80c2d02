import { PHONE_SUB } from '../../domain/delivery/delivery-limits.ts';
import { boothSign } from '../../domain/expo/booth-sign.ts';
import { actorOf } from '../../domain/shop/list-merge.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import type { ShoppingItem } from '../../domain/shop/shopping-list.ts';
import type { Person } from './use-shared-lists.ts';

/** The short facts of an item, for one line: hall and booth, price and for whom. `hall`: where it is known. */
export const factsOf = (
  { booth, priceSen, quantity, person, comeBack }: ShoppingItem,
  hall?: string | undefined,
): string =>
  [
    booth && (hall ? boothSign({ hall, booth }) : `Booth ${booth}`),
    priceSen !== null && formatMoney(priceSen) + (quantity > 1 ? ' each' : ''),
    person && `For\u00a0${person}`,
    comeBack && 'Come back',
  ]
    .filter(Boolean)
    .join('\u00a0· ');

/**
 * Who ticked an item of a shared list; empty for a list that nobody shares. A person who is not on the list has left
 * it, or ticked a copy that came by QR codes.
 */
export function tickedBy({ ticked, stamps }: ShoppingItem, people: readonly Person[]): string {
  const by = stamps.ticked?.by;
  if (!ticked || !by || people.length === 0) return '';
  const person = people.find((one) => one.by === by);
  return `Ticked by ${person?.isMe ? 'you' : person?.name || 'someone else'}`;
}

/** Whether another person ticked an item. What was ticked before a sign-in, or before ticks had stamps, is one's own. */
export function isTickedByOther({ ticked, stamps }: ShoppingItem, sub: string | null): boolean {
  const by = stamps.ticked?.by;
  return ticked && by !== undefined && by !== actorOf(PHONE_SUB) && (sub === null || by !== actorOf(sub));
}
