import { beginSignOut } from '../../sync/begin-sign-out.ts';
import { broadcast } from '../../sync/broadcast.ts';
import { writeIdentity } from '../../sync/identity-store.ts';
import type { AppServices } from '../app-services.ts';
import { deleteDrafts } from '../draft-owner.ts';
import { deleteVisitorsStorage } from '../persisted-query-cache.ts';
import { track } from '../telemetry.ts';
import {
  finishSignOut,
  forgetVisitor,
  identityFrom,
  MISSING_TOKENS,
  openQueryCache,
  sessionOf,
  setSession,
} from './session-lifecycle.ts';
import { SessionNotSet } from './session-not-set.ts';
import { sessionAtom, signedOutSession, wasSignedOutAtom } from './session-state.ts';
import { readStoredTokens } from './stored-tokens.ts';

/**
 * After the pool accepted the visitor: the identity is on the disk before anything shows it. Throws
 * SessionNotSet or StorageUnavailable.
 */
export async function completeSignIn(services: AppServices): Promise<void> {
  const tokens = await readStoredTokens();
  if (!tokens) throw new SessionNotSet(MISSING_TOKENS);
  const identity = identityFrom(tokens);
  await writeIdentity(identity).catch(async (error: unknown) => {
    // The form says that it failed: the next start must not find the visitor signed in.
    await finishSignOut(identity.sub);
    throw error;
  });
  forgetVisitor(services);
  deleteVisitorsStorage(identity.sub);
  services.store.set(wasSignedOutAtom, false);
  setSession(services, sessionOf(identity, true));
  await openQueryCache(services, identity.sub);
  // Once more, after `writeIdentity`: a tab that was starting then took no notice.
  broadcast('session');
  track({ name: 'login' });
}

/**
 * Signs out on this phone, with or without signal. The tombstone is written first: if the page is killed after that,
 * the next start finishes the sign-out. Throws StorageUnavailable, and then nothing has happened.
 */
export async function signOut(services: AppServices, waitingActions: 'keep' | 'discard'): Promise<void> {
  const { sub } = services.store.get(sessionAtom);
  if (!sub) return;
  await beginSignOut(sub, waitingActions);
  forgetVisitor(services);
  deleteDrafts();
  setSession(services, signedOutSession);
  await finishSignOut(sub);
  await openQueryCache(services, null);
}

/** The server or the pool ended the session. Waiting actions stay for this visitor's next sign-in. */
export async function endSession(services: AppServices): Promise<void> {
  if (!services.store.get(sessionAtom).isAuth) return;
  // Set first: a page that needs an account reads it as soon as the session is gone.
  services.store.set(wasSignedOutAtom, true);
  try {
    await signOut(services, 'keep');
  } catch (error) {
    services.store.set(wasSignedOutAtom, false);
    throw error;
  }
}
