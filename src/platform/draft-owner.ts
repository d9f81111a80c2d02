import { draftPrefix, invitationKey, visitorDraftPrefix } from '../sync/storage-keys.ts';

// Separate from `drafts.ts`: every page needs this, and drafts need the schema library, which is large.

/**
 * Deletes the drafts of all forms, and an invitation that was not answered, at sign-out. `keepsUnowned`: not what was
 * typed while nobody was signed in.
 */
export const deleteDrafts = ({ keepsUnowned = false } = {}): void =>
  forEachKey((key) => {
    const isKept = keepsUnowned && key.startsWith(visitorDraftPrefix(null));
    if ((key.startsWith(draftPrefix) && !isKept) || key === invitationKey) sessionStorage.removeItem(key);
  });

/**
 * Called with every change of the session: what another visitor typed in this tab is deleted, and what was typed while
 * nobody was signed in becomes this visitor's.
 */
export function claimDrafts(sub: string | null): void {
  const own = visitorDraftPrefix(sub);
  const unowned = visitorDraftPrefix(null);
  forEachKey((key) => {
    if (!key.startsWith(draftPrefix) || key.startsWith(own)) return;
    const draft = sessionStorage.getItem(key);
    if (key.startsWith(unowned) && draft) sessionStorage.setItem(own + key.slice(unowned.length), draft);
    sessionStorage.removeItem(key);
  });
}

function forEachKey(change: (key: string) => void): void {
  try {
    for (const key of Object.keys(sessionStorage)) change(key);
  } catch {
    // Nothing was stored.
  }
}
