import * as v from 'valibot';
import { invitationSecretSchema } from '../../domain/shop/list-invitation.ts';
import { invitationKey } from '../../sync/storage-keys.ts';

// The secret of an invitation is in the fragment of its address, which browsers send to no server. It is moved from
// the address to this tab's storage, and is still there after a visitor has signed in.

const NAME = 'join';

export const invitationLink = (page: string, secret: string) => `${page}#${NAME}=${secret}`;

const checked = (secret: unknown): string | null => (v.is(invitationSecretSchema, secret) ? secret : null);

const inAddress = () => checked(new URLSearchParams(location.hash.slice(1)).get(NAME));

/** Whether the secret is still in the address, which goes along to another browser. */
export const isInvitedByAddress = (): boolean => inAddress() !== null;

/** Moves the secret out of the address, if it has one. */
export function storeInvitation(): void {
  const secret = inAddress();
  if (!secret) return;
  try {
    sessionStorage.setItem(invitationKey, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // Without storage it stays in the address.
  }
}

/** The secret of the invitation that this tab was opened with; null without one. */
export function readInvitation(): string | null {
  try {
    return checked(sessionStorage.getItem(invitationKey));
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
