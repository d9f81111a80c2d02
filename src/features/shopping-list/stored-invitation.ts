import * as v from 'valibot';
import { invitationSecretSchema } from '../../domain/shop/list-invitation.ts';
import { invitationKey } from '../../sync/storage-keys.ts';

// The secret of an invitation is in the fragment of its address, which browsers send to no server. It is moved from
// the address to this tab's storage, and is still there after a visitor has signed in.

const NAME = 'join';

export const invitationLink = (page: string, secret: string) => `${page}#${NAME}=${secret}`;

/** Whether the secret is complete: some apps cut off the end of a link. */
export const isWholeSecret = (secret: string): boolean => v.is(invitationSecretSchema, secret);

/**
 * The secret in the address, complete or not; null without one. A damaged one counts, or an earlier invitation would
 * take its place.
 */
const inAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get(NAME);

/** Whether the secret is still in the address, which goes along to another browser. */
export const isInvitedByAddress = (): boolean => inAddress() !== null;

/** Moves the secret out of the address, if it has one. */
export function storeInvitation(): void {
  const secret = inAddress();
  if (secret === null) return;
  try {
    sessionStorage.setItem(invitationKey, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // Without storage it stays in the address, and an earlier invitation must not take its place.
    deleteInvitation();
  }
}

/** The secret of the invitation that this tab was opened with; null without one. */
export function readInvitation(): string | null {
  try {
    // In the address only where it could not be stored.
    return inAddress() ?? sessionStorage.getItem(invitationKey);
  } catch {
    return inAddress();
  }
}

export function deleteInvitation(): void {
  try {
    sessionStorage.removeItem(invitationKey);
  } catch {
    // Nothing was stored.
  }
}
