import * as v from 'valibot';
import { listOf } from '../content/list-of.ts';
import { textSchema } from '../text/text-schema.ts';

/** The most items of one list. */
export const MAX_LIST_ITEMS = 200;
export const ITEM_NAME_MAX_LENGTH = 80;
export const BOOTH_MAX_LENGTH = 12;

/** A list is sorted by these ids; the id of a new item is later than all earlier ones. */
export const itemIdSchema = v.pipe(textSchema(64), v.minLength(1));

export const shoppingItemPutSchema = v.object({
  itemId: v.pipe(v.string(), v.uuid()),
  expoId: v.pipe(textSchema(64), v.minLength(1)),
  name: v.pipe(textSchema(ITEM_NAME_MAX_LENGTH), v.trim(), v.minLength(1)),
  /** Empty when unknown. */
  booth: v.pipe(textSchema(BOOTH_MAX_LENGTH), v.trim()),
  isTicked: v.boolean(),
});

/** One item to buy at one expo. */
export const shoppingItemSchema = v.object({
  id: v.string(),
  expoId: v.string(),
  name: v.string(),
  booth: v.string(),
  ticked: v.boolean(),
});
export type ShoppingItem = v.InferOutput<typeof shoppingItemSchema>;
export const shoppingItemListSchema = v.object({ items: listOf(shoppingItemSchema) });

/** The order of a list: what was added last is on top, where it is in sight. */
export const latestFirst = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const RANDOM_BYTES = 10;

const UUID_V7 = /^([\da-f]{8})-([\da-f]{4})-7/;
/** When an id was created, ms since 1970; 0 for other kinds of id. */
function createdAtMs({ id }: { id: string }): number {
  const [, high = '', low = ''] = UUID_V7.exec(id) ?? [];
  return Number.parseInt(`0${high}${low}`, 16);
}

/** A UUID of version 7 that sorts after earlier ones and after all ids of the list. `nowMs` since 1970. */
export function newItemId(nowMs: number, list: readonly { id: string }[] = []): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const earliestMs = list.map((item) => createdAtMs(item) + 1);
  const time = Math.max(0, Math.floor(nowMs), ...earliestMs)
    .toString(16)
    .padStart(12, '0')
    .slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
