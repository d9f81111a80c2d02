// @script rescue

import { reportError } from '../platform/telemetry.ts';
import { CLEAN_START_DUE, cleanStartKey } from '../sync/storage-keys.ts';

/**
 * The page could not start, or lost all that it showed: it starts once more, without stored queries. Who is signed in,
 * the pass key and the outbox stay. If that does not help, there is a message instead of an empty page.
 */
export function startClean(root: HTMLElement, error: unknown): void {
  reportError(error);
  // HTML of the server is better than a reload, which may find no signal.
  if (root.hasChildNodes()) return;
  if (requestCleanStart()) location.reload();
  // Without React and without data: one of them may be why the page could not start.
  else root.innerHTML = '<main><h1>This page couldn’t start</h1><a href="">Try again</a></main>';
}

/** Returns false if this tab has done so before: a page that fails for another reason must not reload for ever. */
function requestCleanStart(): boolean {
  try {
    if (sessionStorage.getItem(cleanStartKey) !== null) return false;
    sessionStorage.setItem(cleanStartKey, CLEAN_START_DUE);
    return true;
  } catch {
    return false;
  }
}
