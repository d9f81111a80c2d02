import { and, eq, inArray } from 'drizzle-orm';
import {
  type Address,
  MAX_ADDRESSES,
  makeDefaultAddress,
  mergeAddress,
  putAddress,
  removeAddress,
} from '../../src/domain/visitor/address.ts';
import type { ActionContext, ActionHandler } from '../actions/action-handler.ts';
import { isBefore, REPLACED } from '../actions/action-time.ts';
import { payIfComplete } from '../profile/complete-profile.ts';
import { listAddresses } from './queries.ts';
import { addresses } from './table.ts';

/** Adds an address, or changes the one with the same id, see `mergeAddress`. Returns what is stored now. */
export const handlePutAddress: ActionHandler<'address.put'> = async (context, input) => {
  const { tx, visitor, tappedAtMs } = context;
  const before = await listAddresses(tx, visitor.cognitoSub);
  const hasId = eq(addresses.id, input.id);
  const [stored] = await tx.select().from(addresses).where(hasId);
  // The id belongs to another visitor; phones make random ids, so this is no accident.
  if (stored && stored.sub !== visitor.cognitoSub) return { refused: 'invalid-input' };
  if (!stored && before.length >= MAX_ADDRESSES) return { refused: 'list-full' };
  const isLate = stored !== undefined && isBefore(tappedAtMs, stored.enteredAt);
  const current = before.find(({ id }) => id === input.id);
  const { isDefault: _, ...done } = { isDefault: false, ...mergeAddress(input, current, isLate) };
  const changed = await store(context, before, putAddress(before, done));
  const at = new Date(tappedAtMs);
  if (!isLate) await tx.update(addresses).set({ enteredAt: at }).where(hasId);
  const points = await payIfComplete(tx, visitor.cognitoSub, at);
  return { done: { ...done, ...(isLate && !changed && REPLACED) }, changed: changed || points > 0 };
};

export const handleRemoveAddress: ActionHandler<'address.remove'> = async (context, input) => {
  const before = await listAddresses(context.tx, context.visitor.cognitoSub);
  return { done: input, changed: await store(context, before, removeAddress(before, input.id)) };
};

export const handleMakeDefaultAddress: ActionHandler<'address.make-default'> = async (context, input) => {
  const before = await listAddresses(context.tx, context.visitor.cognitoSub);
  return { done: input, changed: await store(context, before, makeDefaultAddress(before, input.id)) };
};

/** Writes the difference between the two lists. Returns whether there was one. */
async function store({ tx, visitor }: ActionContext, before: Address[], after: Address[]): Promise<boolean> {
  const sub = visitor.cognitoSub;
  const removedIds = before.map(({ id }) => id).filter((id) => after.every((address) => address.id !== id));
  const changed = after.filter((address) => !before.some((old) => isSame(old, address)));
  if (removedIds.length > 0)
    await tx.delete(addresses).where(and(eq(addresses.sub, sub), inArray(addresses.id, removedIds)));
  for (const address of changed) {
    await tx
      .insert(addresses)
      .values({ ...address, sub })
      .onConflictDoUpdate({ target: addresses.id, set: address });
  }
  return removedIds.length + changed.length > 0;
}

const isSame = (a: Address, b: Address) =>
  (Object.keys(a) as (keyof Address)[]).every((field) => a[field] === b[field]);
