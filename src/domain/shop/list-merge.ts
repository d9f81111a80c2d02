import { ITEM_FIELDS, type ItemField, type ItemState, latestFirst, type Stamp } from './shopping-list.ts';

// Two copies of a list become one, field by field: what was set last counts, by corrected time and then by actor. The
// order in which copies meet makes no difference, nor does it matter if some meet twice.

/** What was stored without a stamp is older than everything that has one. */
const NEVER: Stamp = { at: 0, by: '' };
export const stampOf = (item: ItemState | undefined, field: ItemField): Stamp => item?.stamps[field] ?? NEVER;

/** The part of an account's `sub` that tells the people of a list apart. It identifies nobody elsewhere. */
export const actorOf = (sub: string) => sub.slice(-12);

/**
 * The stamp of a change that its actor made now. It is later than what the actor saw before it, also when this phone's
 * clock is behind: nobody's tap is undone by something that they saw and replaced. `nowMs` since 1970, corrected.
 */
export const nextStamp = (nowMs: number, by: string, seen: Stamp = NEVER): Stamp => ({
  at: Math.max(nowMs, seen.at + 1),
  by,
});

type SetValue = { value: unknown; stamp: Stamp };

/** Whether `a` counts rather than `b`. Equal stamps are decided by the value: any rule will do. */
export function isLater(a: SetValue, b: SetValue): boolean {
  if (a.stamp.at !== b.stamp.at) return a.stamp.at > b.stamp.at;
  if (a.stamp.by !== b.stamp.by) return a.stamp.by > b.stamp.by;
  return JSON.stringify(a.value) >= JSON.stringify(b.value);
}

/** Whether the field of `a` counts rather than that of `b`. */
function wins(a: ItemState, b: ItemState, field: ItemField): boolean {
  if (a[field] === undefined || b[field] === undefined) return a[field] !== undefined;
  const setOf = (item: ItemState) => ({ value: item[field], stamp: stampOf(item, field) });
  return isLater(setOf(a), setOf(b));
}

/** The fields of an item that `isWanted` wants, each with its stamp. */
function pick(item: ItemState, isWanted: (field: ItemField) => boolean): ItemState {
  const fields = ITEM_FIELDS.filter((field) => item[field] !== undefined && isWanted(field));
  const stamps = fields.flatMap((field) => (item.stamps[field] ? [[field, item.stamps[field]]] : []));
  return {
    id: item.id,
    ...Object.fromEntries(fields.map((field) => [field, item[field]])),
    stamps: Object.fromEntries(stamps),
  };
}

const hasField = (item: ItemState) => ITEM_FIELDS.some((field) => item[field] !== undefined);

/** Two states of one item as one. A state may lack fields, as a change does. */
export function mergeItem(a: ItemState, b: ItemState): ItemState {
  const [ofA, ofB] = [
    pick(a, (field) => wins(a, b, field)),
    pick(b, (field) => b[field] !== undefined && !wins(a, b, field)),
  ];
  return { ...ofA, ...ofB, stamps: { ...ofA.stamps, ...ofB.stamps } };
}

/** Two copies of a list as one, latest items first. Removed items stay in it: another copy may not know of it yet. */
export function mergeLists(a: readonly ItemState[], b: readonly ItemState[]): ItemState[] {
  const items = new Map<string, ItemState>();
  for (const item of [...a, ...b]) {
    const known = items.get(item.id);
    items.set(item.id, known ? mergeItem(known, item) : pick(item, () => true));
  }
  return [...items.values()].sort(latestFirst);
}

/** What a copy of the list lacks to be equal to `merged`: only the fields that are newer there. */
export function missingIn(copy: readonly ItemState[], merged: readonly ItemState[]): ItemState[] {
  const known = new Map(copy.map((item) => [item.id, item]));
  return merged.flatMap((item) => {
    const mine = known.get(item.id);
    const news = pick(item, (field) => {
      const [here, there] = [stampOf(mine, field), stampOf(item, field)];
      return mine?.[field] !== item[field] || here.at !== there.at || here.by !== there.by;
    });
    return hasField(news) ? [news] : [];
  });
}

/** An item whose stamps are not later than `latestMs`: a phone whose clock is ahead must not be right for ever. */
export function boundStamps(item: ItemState, latestMs: number): ItemState {
  const bounded = Object.entries(item.stamps).flatMap(([field, stamp]) =>
    stamp ? [[field, { ...stamp, at: Math.min(stamp.at, latestMs) }]] : [],
  );
  return { ...item, stamps: Object.fromEntries(bounded) };
}
