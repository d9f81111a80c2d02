import { and, eq, inArray } from 'drizzle-orm';
import {
  type Address,
  MAX_ADDRESSES,
  makeDefaultAddress,
  putAddress,
  removeAddress,
} from '../../src/domain/visitor/address.ts';
import type { ActionContext, ActionHandler } from '../actions/action-handler.ts';
import { listAddresses } from './queries.ts';
import { addresses } from './table.ts';

/** Replaces what is there of the same id. */
export const handlePutAddress: ActionHandler<'address.put'> = async (context, input) => {
  const before = await listAddresses(context.tx, context.user.cognitoSub);
  const isNew = before.every(({ id }) => id !== input.id);
  if (isNew && before.length >= MAX_ADDRESSES) return { refused: 'list-full' };
  // An id of somebody else's: no phone mints the same twice.
  if (isNew && (await context.tx.$count(addresses, eq(addresses.id, input.id))) > 0)
    return { refused: 'invalid-input' };
  return { done: input, changed: await store(context, before, putAddress(before, input)) };
};

export const handleRemoveAddress: ActionHandler<'address.remove'> = async (context, input) => {
  const before = await listAddresses(context.tx, context.user.cognitoSub);
  return { done: input, changed: await store(context, before, removeAddress(before, input.id)) };
};

export const handleMakeDefaultAddress: ActionHandler<'address.make-default'> = async (context, input) => {
  const before = await listAddresses(context.tx, context.user.cognitoSub);
  return { done: input, changed: await store(context, before, makeDefaultAddress(before, input.id)) };
};

/** Makes the table say what the list says now. Answers whether anything was different. */
async function store({ tx, user }: ActionContext, before: Address[], now: Address[]): Promise<boolean> {
  const sub = user.cognitoSub;
  const gone = before.filter(({ id }) => now.every((one) => one.id !== id)).map(({ id }) => id);
  const changed = now.filter((one) => !before.some((old) => isSame(old, one)));
  if (gone.length > 0)
    await tx.delete(addresses).where(and(eq(addresses.sub, sub), inArray(addresses.id, gone)));
  for (const address of changed) {
    await tx
      .insert(addresses)
      .values({ ...address, sub })
      .onConflictDoUpdate({ target: addresses.id, set: address });
  }
  return gone.length + changed.length > 0;
}

const isSame = (a: Address, b: Address) =>
  (Object.keys(a) as (keyof Address)[]).every((field) => a[field] === b[field]);
