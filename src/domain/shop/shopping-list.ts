import * as v from 'valibot';
import { listOf, listUpTo, optionalListOf } from '../content/list-of.ts';
import { BOOTH_MAX_LENGTH } from '../expo/booth-visit.ts';
import { idSchema } from '../text/id-schema.ts';
import { textSchema } from '../text/text-schema.ts';

/** The most items of one list. */
export const MAX_LIST_ITEMS = 200;
export const ITEM_NAME_MAX_LENGTH = 80;
export const ITEM_MAX_QUANTITY = 99;
export const NOTE_MAX_LENGTH = 200;
export const PERSON_MAX_LENGTH = 40;
/** The database's whole numbers end at 2^31; prices in rupiah or dong have seven digits. */
export const MAX_AMOUNT_SEN = 2_000_000_000;
const ACTOR_MAX_LENGTH = 12;

/** A list is sorted by these ids; the id of a new item is later than all earlier ones. */
const itemIdSchema = v.pipe(textSchema(64), v.minLength(1));

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AMOUNT_SEN));

const fields = {
  name: v.pipe(textSchema(ITEM_NAME_MAX_LENGTH), v.trim(), v.minLength(1)),
  /** Empty when unknown. */
  booth: v.pipe(textSchema(BOOTH_MAX_LENGTH), v.trim()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ITEM_MAX_QUANTITY)),
  note: v.pipe(textSchema(NOTE_MAX_LENGTH), v.trim()),
  /** The price that the visitor saw for one piece, in sen; null when none was written down. */
  priceSen: v.nullable(amount),
  /** The visitor wants to return to the booth before buying. */
  comeBack: v.boolean(),
  /** For whom it is. */
  person: v.pipe(textSchema(PERSON_MAX_LENGTH), v.trim()),
};

const itemFieldsSchema = v.partial(v.object(fields));
/** What a visitor writes about an item. */
export type ItemFields = v.InferOutput<typeof itemFieldsSchema>;

/** When a field was set, in ms since 1970 by corrected time, and by whom; see `list-merge.ts`. */
export const stampSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  by: textSchema(ACTOR_MAX_LENGTH),
});
export type Stamp = v.InferOutput<typeof stampSchema>;

const stateFields = { ...fields, ticked: v.boolean(), removed: v.boolean() };
export type ItemField = keyof typeof stateFields;
export const ITEM_FIELDS = Object.keys(stateFields) as ItemField[];

const stampsSchema = v.object(v.entriesFromList(ITEM_FIELDS, v.optional(stampSchema)));

/** What a copy of a list knows of one item: the fields that were set, and their stamps. */
export const itemStateSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ...v.partial(v.object(stateFields)).entries,
  stamps: stampsSchema,
});
export type ItemState = v.InferOutput<typeof itemStateSchema>;

/** The latest stamp that the visitor saw on the item. Pages of earlier versions do not send it. */
const sawAt = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Names a list that another visitor shares; without it, the visitor's own list is meant. */
const listId = v.optional(v.pipe(v.string(), v.uuid()));

const isOpenElsewhere = v.optional(v.boolean());

/** Adds an item, changes some fields of it, or brings it back after its removal. */
export const shoppingItemPutSchema = v.object({
  itemId: v.pipe(v.string(), v.uuid()),
  expoId: idSchema,
  ...itemFieldsSchema.entries,
  /** Not given for a change of an item that is on the list. */
  isTicked: v.optional(v.boolean()),
  /** Another list of the visitor has the item, not ticked. So the open items can be counted without the lists. */
  isOpenElsewhere,
  sawAt,
  listId,
});
export const shoppingItemTickSchema = v.object({
  itemId: itemIdSchema,
  isTicked: v.boolean(),
  isOpenElsewhere,
  sawAt,
  listId,
});
export const shoppingItemRemoveSchema = v.object({
  itemId: itemIdSchema,
  /** Before it was removed, so that the open items can be counted without the list. */
  wasTicked: v.optional(v.boolean(), false),
  isOpenElsewhere,
  sawAt,
  listId,
});

/** What a list may cost at most, in sen; null for a list without a limit. */
const budgetSenSchema = v.nullable(v.pipe(amount, v.minValue(1)));
export const budgetSchema = v.object({ sen: budgetSenSchema, stamp: stampSchema });
/** A field of the list itself. It is merged like those of its items; see `list-budget.ts`. */
export type Budget = v.InferOutput<typeof budgetSchema>;

export const shoppingListSetBudgetSchema = v.object({
  expoId: idSchema,
  budgetSen: budgetSenSchema,
  /** When the budget was set that the visitor saw; 0 without one. */
  sawAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  listId,
});

/** The most items that one action merges, so that it fits a delivery. */
export const MERGE_MAX_ITEMS = 20;
/** Takes in what another copy of the list knows. */
export const shoppingListMergeSchema = v.object({
  expoId: idSchema,
  items: listUpTo(MERGE_MAX_ITEMS, itemStateSchema),
  budget: v.optional(budgetSchema),
  /** By how many the open items of the list become more, so that they can be counted without the list. */
  opened: v.optional(v.pipe(v.number(), v.integer()), 0),
  listId,
});

/** One item to buy at one expo. What an older list or another backend leaves out has its usual value. */
export const shoppingItemSchema = v.object({
  id: v.string(),
  expoId: v.string(),
  name: v.string(),
  booth: v.string(),
  ticked: v.boolean(),
  quantity: v.fallback(fields.quantity, 1),
  note: v.fallback(fields.note, ''),
  priceSen: v.fallback(fields.priceSen, null),
  comeBack: v.fallback(fields.comeBack, false),
  person: v.fallback(fields.person, ''),
  stamps: v.fallback(stampsSchema, {}),
});
export type ShoppingItem = v.InferOutput<typeof shoppingItemSchema>;

/** A visitor who shares a list, as the stamps name them. */
export const listPersonSchema = v.object({ by: v.string(), name: v.string(), isOwner: v.boolean() });
export type ListPerson = v.InferOutput<typeof listPersonSchema>;

const copyEntries = {
  items: listOf(shoppingItemSchema),
  /** The items that were removed, for copies of the list that still have them. */
  removed: optionalListOf(itemStateSchema),
  /** Null if none was ever set. */
  budget: v.fallback(v.nullable(budgetSchema), null),
  /** Who shares the list, its owner first; empty if it is not shared. */
  people: optionalListOf(listPersonSchema),
};
const listIdSchema = v.pipe(v.string(), v.uuid());
/** A list of another visitor that this one shares. Actions name it by its id. */
export const sharedListSchema = v.object({ id: listIdSchema, ...copyEntries });
export type SharedList = v.InferOutput<typeof sharedListSchema>;
export const shoppingItemListSchema = v.object({
  /** By which others name the visitor's own list; null until it was shared. */
  id: v.fallback(v.nullable(listIdSchema), null),
  ...copyEntries,
  /** The lists of others for the same expo. */
  shared: optionalListOf(sharedListSchema),
});
export type ShoppingItemList = v.InferOutput<typeof shoppingItemListSchema>;

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
