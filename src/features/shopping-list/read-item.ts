import { writtenBooth } from '../../domain/expo/booth-code.ts';
import { ITEM_MAX_QUANTITY, type ItemFields } from '../../domain/shop/shopping-list.ts';
import { writtenName } from '../../domain/shop/written-name.ts';
import { readAmount } from './read-amount.ts';

export const NO_NAME = 'Enter what you need.';

type ItemError = { field: keyof ItemFields | 'price'; text: string };

/** What the form of an item changes about `base`, or the first of its fields that is wrong. */
export function readItem(
  data: FormData,
  base: Required<ItemFields>,
): { changed: ItemFields } | { error: ItemError } {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const quantity = Number(text('quantity'));
  if (!writtenName(text('name'))) return { error: { field: 'name', text: NO_NAME } };
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > ITEM_MAX_QUANTITY)
    return { error: { field: 'quantity', text: `Enter a number from 1 to ${ITEM_MAX_QUANTITY}.` } };
  const price = readAmount(text('price'), 0);
  if ('error' in price) return { error: { field: 'price', text: price.error } };
  const typed: Required<ItemFields> = {
    // One that was stored with several spaces is no change.
    name: text('name') === base.name ? base.name : writtenName(text('name')),
    quantity,
    booth: writtenBooth(text('booth')),
    priceSen: price.sen,
    person: text('person'),
    note: text('note'),
    comeBack: data.get('comeBack') !== null,
  };
  const changed = Object.entries(typed).filter(([field, value]) => base[field as keyof ItemFields] !== value);
  return { changed: Object.fromEntries(changed) };
}
