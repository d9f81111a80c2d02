// @script shell

import { navigate } from 'wouter/use-browser-location';

/** The state of the entry that was left last: it may be closed twice before it is gone. */
let left: unknown;

/**
 * Closes what the address shows over its page. Where it was opened from that page, its entry has the state
 * `{ isOver: true }` and is left by going back: a second entry of the page would be a step on which Back does nothing.
 * Otherwise `path`, the page's own address, takes its place.
 */
export function closeEntry(path: string): void {
  const state = history.state as { isOver?: boolean } | null;
  if (!state?.isOver) navigate(path, { replace: true });
  else if (state !== left) history.back();
  left = state;
}
