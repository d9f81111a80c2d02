import { draftPrefix, invitationKey, visitorDraftPrefix } from '../sync/storage-keys.ts';

// Split from `drafts.ts` for bytes: every page needs this, and drafts need the schema library.

/** A visitor's drafts outlive the browser. What is typed while nobody is signed in ends with the tab: whose is it? */
export const draftStorage = (sub: string | null): Storage => (sub === null ? sessionStorage : localStorage);

/**
 * Deletes the drafts of all forms, and an invitation that was not answered, at sign-out. `isTabOnly`: only those of the tab,
 * since somebody has signed in in another one.
 */
export const deleteDrafts = (isTabOnly?: boolean): void =>
  forEachKey((key, storage) => {
    if (key.startsWith(draftPrefix) || key === invitationKey) storage.removeItem(key);
  }, isTabOnly);

/**
 * Called with every change of the session: what another visitor typed on this phone is deleted, and what was typed while
 * nobody was signed in becomes this visitor's.
 */
export function claimDrafts(sub: string | null): void {
  const own = visitorDraftPrefix(sub);
  forEachKey((key, storage) => {
    if (!key.startsWith(draftPrefix)) return;
    const draft = storage.getItem(key);
    storage.removeItem(key);
    const prefix = [own, visitorDraftPrefix(null)].find((start) => key.startsWith(start));
    if (prefix && draft) draftStorage(sub).setItem(own + key.slice(prefix.length), draft);
  });
}

function forEachKey(change: (key: string, storage: Storage) => void, isTabOnly?: boolean): void {
  for (const sub of isTabOnly ? [null] : [null, ''])
    try {
      const storage = draftStorage(sub);
      for (const key of Object.keys(storage)) change(key, storage);
    } catch {
      // Nothing was stored.
    }
}
