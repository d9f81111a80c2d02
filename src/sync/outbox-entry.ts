import type { Action } from '../domain/delivery/actions.ts';
import { ANONYMOUS_SUB, PHONE_SUB } from '../domain/delivery/delivery-limits.ts';
import type { RefusalReason } from '../domain/delivery/delivery-schema.ts';
import type { OpenStore } from './database.ts';

/**
 * One action in the outbox, ordered by `position`.
 * `waiting`: no result yet. `sent`: done; `rev` and `answer` are the server's, the input is deleted (`null`).
 * `refused`: stays with its `reason` and input until the visitor decides. `appliedAt`: since when answers contain it,
 * although its result had not come yet. `settledAt`: when the result came. Both are ms since 1970 by the phone's clock.
 */
export type OutboxEntry = {
  position: number;
  action: Action;
  state: 'waiting' | 'sent' | 'refused';
  rev?: number;
  answer?: unknown;
  reason?: RefusalReason;
  appliedAt?: number;
  settledAt?: number;
};

/** Deletes a user's entries of the given states, inside the caller's transaction. */
export async function deleteEntries(
  outbox: OpenStore<'outbox', 'readwrite'>,
  sub: string,
  states: readonly OutboxEntry['state'][],
): Promise<void> {
  for (const entry of await outbox.index('sub').getAll(sub))
    if (states.includes(entry.state)) await outbox.delete(entry.position);
}

/** The answers of sent actions hold what another visitor's account has, such as addresses and a family. */
export async function deleteSentOfOthers(
  outbox: OpenStore<'outbox', 'readwrite'>,
  sub: string,
): Promise<void> {
  for (const { position, state, action } of await outbox.getAll())
    if (state === 'sent' && ![sub, ANONYMOUS_SUB].includes(action.sub)) await outbox.delete(position);
}

/**
 * What was done on this phone before the sign-in becomes the visitor's, in its order, inside the caller's transaction:
 * the one that stores who is signed in. So it happens once, also when the page is killed.
 */
export async function claimPhoneEntries(
  outbox: OpenStore<'outbox', 'readwrite'>,
  sub: string,
): Promise<void> {
  for (const entry of await outbox.index('sub').getAll(PHONE_SUB)) {
    entry.action.sub = sub;
    await outbox.put(entry);
  }
}
