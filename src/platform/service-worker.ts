import { atom } from 'jotai';
import { reloadedForKey } from '../sync/storage-keys.ts';

/** A version that waits: `news` is what is new in it, '' where that is not known. Null while there is none. */
export const updateBaseAtom = atom<{ apply: () => void; news: string } | null>(null);
export const hasUnsavedInputAtom = atom(false);
/** To apply it loads the page again, so it is not offered while something is typed and not sent. */
export const updateAtom = atom((get) => (get(hasUnsavedInputAtom) ? null : get(updateBaseAtom)));

/**
 * A file that is gone was part of an older build: a reload brings the new one. Not while the server is unreachable, when
 * a reload would lose the page; and once per build and tab, to avoid a loop.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (sessionStorage.getItem(reloadedForKey) === __BUILD_ID__) return;
    // Not every browser names the file.
    const file = /https?:\S+/.exec(payload.message)?.[0];
    const response = await fetch(file ?? location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    );
    if (!response || (file && response.status !== 404)) return;
    sessionStorage.setItem(reloadedForKey, __BUILD_ID__);
    location.reload();
  });
}
