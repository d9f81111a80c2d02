import type { ActionInput } from '../delivery/actions.ts';
import { mergeItem, nextStamp } from './list-merge.ts';
import {
  ITEM_FIELDS,
  type ItemField,
  type ItemState,
  type ShoppingItem,
  type Stamp,
} from './shopping-list.ts';

type ItemActionName = 'shopping-list.put' | 'shopping-list.tick' | 'shopping-list.remove';
/** What a visitor did to one item. */
export type ItemAction = { [N in ItemActionName]: { name: N; input: ActionInput<N> } }[ItemActionName];

/** Pages of earlier versions do not say what the visitor saw: their own taps of the last minute count as seen. */
const SAME_MINUTE_MS = 60_000;

/** The latest stamp of an item; 0 if nothing of it has one. */
export const latestStampMs = ({ stamps }: Pick<ItemState, 'stamps'>): number =>
  Math.max(0, ...Object.values(stamps).map((stamp) => stamp?.at ?? 0));

/** When an item was changed last, as far as the visitor saw it before this action. */
function seenMs(known: ItemState, { input: { sawAt } }: ItemAction, { at, by }: Stamp): number {
  const isSeen = (stamp: Stamp) =>
    sawAt === undefined ? stamp.by === by && stamp.at <= at + SAME_MINUTE_MS : stamp.at <= sawAt;
  return latestStampMs({
    ...known,
    stamps: Object.fromEntries(Object.entries(known.stamps).filter(([, stamp]) => stamp && isSeen(stamp))),
  });
}

/** The fields that an action sets. An item that is put without a tick keeps the tick that it has. */
function fieldsOf({ name, input }: ItemAction): Partial<ItemState> {
  if (name === 'shopping-list.remove') return { removed: true };
  if (name === 'shopping-list.tick') return { ticked: input.isTicked };
  const {
    itemId: _,
    expoId: __,
    sawAt: ___,
    listId: ____,
    isOpenElsewhere: _____,
    isTicked,
    ...fields
  } = input;
  return { ...fields, ...(isTicked && { ticked: true }), removed: false };
}

/** An item after an action at a time by an actor. `known` is what this copy of the list has of it, if anything. */
export function itemAfter(known: ItemState | undefined, action: ItemAction, tap: Stamp): ItemState {
  const id = action.input.itemId;
  const before = known ?? { id, stamps: {} };
  const stamp = nextStamp(tap.at, tap.by, { at: seenMs(before, action, tap), by: '' });
  const fields = fieldsOf(action);
  const isSet = (field: ItemField) => fields[field] !== undefined;
  const stamps = Object.fromEntries(ITEM_FIELDS.filter(isSet).map((field) => [field, stamp]));
  return mergeItem(before, { id, ...fields, stamps });
}

/** What a list shows of an item. Null for a removed one, and for one that this copy of the list knows no name of. */
export function shownItem(item: ItemState, expoId: string): ShoppingItem | null {
  const { id, name, removed, stamps } = item;
  if (removed || !name) return null;
  const { booth = '', quantity = 1, note = '', priceSen = null, comeBack = false } = item;
  const { person = '', ticked = false } = item;
  return { id, expoId, name, booth, quantity, note, priceSen, comeBack, person, ticked, stamps };
}

/** What is known of an item that is on a list. */
export const stateOf = ({ expoId: _, ...item }: ShoppingItem): ItemState => ({ ...item, removed: false });
