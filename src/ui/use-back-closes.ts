// @script forms

import { useEffect, useEffectEvent } from 'react';

/** `dialogs`: the ids of those that are open at an entry of the history, the lowest first. */
type EntryState = { dialogs?: string[] } | null;

const dialogsHere = (): string[] => (history.state as EntryState)?.dialogs ?? [];

const openDialogs = new Set<string>();
const isStale = () => dialogsHere().some((id) => !openDialogs.has(id));

/** From `history.back()` to its event: a second one before that would lead too far. */
let isGoingBack = false;
/** Whether the last event came from here, and not from the visitor. */
let wentBack = false;
let isListening = false;

/**
 * A page that was opened from a dialog has the dialog's entry below it, and one that was closed by Back has it above:
 * where its dialog is no longer open, the entry is passed over.
 */
function leaveStaleEntry(): void {
  if (isGoingBack || !isStale()) return;
  isGoingBack = true;
  history.back();
}

/** Runs once, before the listeners of dialogs. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => {
    wentBack = isGoingBack;
    isGoingBack = false;
    leaveStaleEntry();
  });
}

/** For a start at an entry of a dialog, which a reload has closed. */
export function leaveEntryOfReload(): void {
  listen();
  leaveStaleEntry();
}

/**
 * Back closes what lies over the page, as a visitor expects who swipes or presses it, and not the page. For that it has
 * an entry of its own in the history, with the address of the page. `onClose` may leave it open, for text that is not
 * saved.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const id = Math.random().toString(36).slice(2);
    const addEntry = () => {
      const below = dialogsHere().filter((one) => openDialogs.has(one));
      // The entry of a dialog that closes at this moment becomes this one's.
      const method = isStale() ? 'replaceState' : 'pushState';
      openDialogs.add(id);
      history[method]({ ...history.state, dialogs: [...below, id] }, '');
    };
    listen();
    addEntry();
    const onPopState = () => {
      if (dialogsHere().includes(id)) return;
      // A step back that this module made itself, to leave a stale entry, does not close this dialog.
      if (!wentBack) close();
      // A dialog that is still open gets an entry again.
      setTimeout(() => {
        if (openDialogs.has(id) && !dialogsHere().includes(id)) addEntry();
      });
    };
    addEventListener('popstate', onPopState);
    return () => {
      openDialogs.delete(id);
      removeEventListener('popstate', onPopState);
      // Not when another page or dialog opens at this moment.
      setTimeout(leaveStaleEntry);
    };
  }, [isOpen]);
}
