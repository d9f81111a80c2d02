// @script venue

import * as v from 'valibot';
import { listUpTo } from '../../content/list-of.ts';
import { idSchema } from '../../text/id-schema.ts';
import { textSchema } from '../../text/text-schema.ts';
import { budgetSchema, itemStateSchema, MAX_LIST_ITEMS } from '../shopping-list.ts';
import { toFrames } from './frames.ts';
import { pack, unpack } from './packed.ts';

/** What was removed goes along, the latest of it, so that it leaves the other copy, too. */
const MAX_REMOVED = MAX_LIST_ITEMS;

const transferSchema = v.object({
  expoId: idSchema,
  items: listUpTo(MAX_LIST_ITEMS + MAX_REMOVED, itemStateSchema),
  budget: v.nullish(budgetSchema),
  /** Only in a list that several visitors share. The id, by which their actions name it, gives no access by itself. */
  shared: v.optional(v.object({ id: v.pipe(v.string(), v.uuid()), ownerName: textSchema(80) })),
});
/** A copy of one expo's list, latest items first, on its way from one phone to another. */
export type ListTransfer = v.InferOutput<typeof transferSchema>;

/** The frames of a list. `items`: it has too many of them. `length`: they are too long. */
export async function framesOf({ items, ...list }: ListTransfer): Promise<string[] | 'items' | 'length'> {
  const onList = items.filter(({ removed }) => !removed);
  if (onList.length > MAX_LIST_ITEMS) return 'items';
  const removed = items.filter((item) => item.removed).slice(0, MAX_REMOVED);
  return toFrames(await pack({ ...list, items: [...onList, ...removed] })) ?? 'length';
}

/** The list that was packed into these bytes; null unless every field of it is valid. */
export async function readTransfer(bytes: Uint8Array<ArrayBuffer>): Promise<ListTransfer | null> {
  const transfer = v.safeParse(transferSchema, await unpack(bytes));
  return transfer.success ? transfer.output : null;
}
