import { atom } from 'jotai';

/** A version that waits: `news` is what is new in it, '' where that is not known. Null while there is none. */
export const updateBaseAtom = atom<{ apply: () => void; news: string } | null>(null);
export const hasUnsavedInputAtom = atom(false);
/** Applying an update loads the page again, so none is offered while something is typed and not sent. */
export const updateAtom = atom((get) => (get(hasUnsavedInputAtom) ? null : get(updateBaseAtom)));
/** What is stored could not be read at the last try, and may be once the page is loaded again. */
export const isStorageLostAtom = atom(false);
