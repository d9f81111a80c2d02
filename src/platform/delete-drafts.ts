import { draftPrefix } from '../sync/storage-keys.ts';

// Apart from the drafts themselves: signing out needs this on every page, and they need a schema library.

/** With a visitor goes whatever they typed. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
