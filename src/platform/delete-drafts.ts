import { draftPrefix } from '../sync/storage-keys.ts';

// Split from `drafts.ts` for bytes: every page needs this to sign out, and drafts need the schema library.

/** Deletes the drafts of all forms, at sign-out. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
