// @script outbox

import type { AppServices } from '../app-services.ts';
import { syncSessionFromStorage } from './session-lifecycle.ts';
import { isAuthAtom } from './session-state.ts';

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

/**
 * Reads the stored identity again until that succeeds. At the start the database may have been busy, or blocked by an
 * older tab: then nobody seems to be signed in. In a browser without IndexedDB it never succeeds, and the waits grow.
 */
export async function readSessionAgain(services: AppServices): Promise<void> {
  for (
    let waitMs = FIRST_WAIT_MS;
    !services.store.get(isAuthAtom);
    waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)
  ) {
    if (await syncSessionFromStorage(services)) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
