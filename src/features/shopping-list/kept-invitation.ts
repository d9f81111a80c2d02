import * as v from 'valibot';
import { invitationSecretSchema } from '../../domain/shop/list-invitation.ts';
import { invitationKey } from '../../sync/storage-keys.ts';

// The secret of an invitation stands in the fragment of its address, which browsers send to no server. It is moved from
// the address to this tab's storage at once: whoever must sign in first finds it there afterwards.

const NAME = 'join';

export const invitationLink = (page: string, secret: string) => `${page}#${NAME}=${secret}`;

const checked = (secret: unknown): string | null => (v.is(invitationSecretSchema, secret) ? secret : null);

/** Moves the secret out of the address, if it has one. */
export function keepInvitation(): void {
  const secret = checked(new URLSearchParams(location.hash.slice(1)).get(NAME));
  if (!secret) return;
  try {
    sessionStorage.setItem(invitationKey, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // Without storage it stays in the address.
  }
}

/** The secret of the invitation that this tab was opened with; null without one. */
export function keptInvitation(): string | null {
  try {
    return checked(sessionStorage.getItem(invitationKey));
  } catch {
    return checked(new URLSearchParams(location.hash.slice(1)).get(NAME));
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(invitationKey);
  } catch {
    // Nothing was stored.
  }
}
