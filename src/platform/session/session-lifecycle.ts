import type { QueryKey } from '@tanstack/react-query';
import { broadcast } from '../../sync/broadcast.ts';
import {
  beginSignOut,
  clearTombstone,
  readIdentity,
  readTombstone,
  type StoredIdentity,
  writeIdentity,
} from '../../sync/identity-store.ts';
import { decodeClaims, type Tokens } from '../../sync/tokens.ts';
import type { AppServices } from '../app-services.ts';
import { claimDrafts, deleteDrafts } from '../draft-owner.ts';
import { deletePersistedQueries, persistQueries, restoreQueries } from '../persisted-queries.ts';
import { clearRevisions, isPublicKey } from '../query-options.ts';
import { track } from '../telemetry.ts';
import { SessionNotSet } from './session-not-set.ts';
import { type Session, sessionAtom, signedOutSession, wasSignedOutAtom } from './session-state.ts';
import { hasTokenCookie, readStoredTokens, removeStoredTokens, revokeToken } from './stored-tokens.ts';

/** The identity is stored, but its tokens are not. */
const MISSING_TOKENS = 'Missing tokens';

/** Restores the session from storage, without the network. Finishes a sign-out that was interrupted. */
export async function restoreSession(services: AppServices): Promise<Session> {
  const stored = await Promise.all([readIdentity(), readTombstone()]).catch(() => [null, null] as const);
  const [storedIdentity, tombstone] = stored;
  if (tombstone) {
    deleteDrafts();
    await finishSignOut(tombstone.sub);
    return setSession(services, signedOutSession);
  }
  const tokens = await readStoredTokens();
  const identity = storedIdentity ?? (tokens && identityFrom(tokens));
  if (!identity) {
    if (await hasTokenCookie()) await removeStoredTokens();
    return setSession(services, signedOutSession);
  }
  if (!storedIdentity) await writeIdentity(identity).catch(() => {});
  const isOwn = tokens?.cognitoSub === identity.sub;
  if (tokens && !isOwn) await removeStoredTokens();
  return setSession(services, sessionOf(identity, isOwn));
}

const identityFrom = (tokens: Tokens): StoredIdentity => ({
  sub: tokens.cognitoSub,
  displayName: String(decodeClaims(tokens.idToken)?.name ?? ''),
  signedInAt: Date.now(),
});

const sessionOf = ({ sub, displayName }: StoredIdentity, hasTokens: boolean): Session => ({
  isAuth: true,
  isUserReady: true,
  sub,
  displayName,
  mustSignInToSend: !hasTokens,
  problem: hasTokens ? null : MISSING_TOKENS,
});

let stopPersisting = () => {};

function setSession({ store }: AppServices, session: Session): Session {
  claimDrafts(session.sub);
  store.set(sessionAtom, session);
  return session;
}

/** Restores what this visitor last saw, then stores every change. */
export async function openQueryCache({ queryClient }: AppServices, sub: string | null): Promise<void> {
  stopPersisting();
  await restoreQueries(queryClient, sub);
  stopPersisting = persistQueries(queryClient, sub);
}

/** Removes the previous visitor's data from memory. Responses to their pending requests are not used either. */
function forgetVisitor({ queryClient }: AppServices): void {
  stopPersisting();
  clearRevisions();
  queryClient.removeQueries({ predicate: isPrivate });
}

const isPrivate = ({ queryKey }: { queryKey: QueryKey }) => !isPublicKey(queryKey);

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
  deletePersistedQueries();
  services.store.set(wasSignedOutAtom, false);
  setSession(services, sessionOf(identity, true));
  await openQueryCache(services, identity.sub);
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
  broadcast('session');
  forgetVisitor(services);
  deleteDrafts();
  setSession(services, signedOutSession);
  await finishSignOut(sub);
  await openQueryCache(services, null);
}

/** The server or the pool ended the session. Waiting actions stay for this visitor's next sign-in. */
export async function endSession(services: AppServices): Promise<void> {
  if (!services.store.get(sessionAtom).isAuth) return;
  await signOut(services, 'keep');
  services.store.set(wasSignedOutAtom, true);
}

async function finishSignOut(sub: string): Promise<void> {
  deletePersistedQueries();
  const tokens = await readStoredTokens();
  await removeStoredTokens();
  if (tokens?.cognitoSub === sub) revokeToken(tokens.refreshToken);
}

/** Another tab signed in or out, or the tokens are gone or back: this page takes over what is stored. */
export async function syncSessionFromStorage(services: AppServices): Promise<void> {
  const identity = await readIdentity().catch(() => null);
  const hasTokens = identity !== null && (await readStoredTokens())?.cognitoSub === identity.sub;
  const shown = services.store.get(sessionAtom);
  if (!shown.isUserReady) return;
  if ((identity?.sub ?? null) === shown.sub) {
    if (!identity || hasTokens !== shown.mustSignInToSend) return;
    setSession(services, sessionOf(identity, hasTokens));
    // What could not be loaded without tokens.
    if (hasTokens) void services.queryClient.invalidateQueries({ predicate: isPrivate });
    return;
  }
  forgetVisitor(services);
  if (shown.sub !== null) deleteDrafts();
  const session = identity ? sessionOf(identity, hasTokens) : signedOutSession;
  setSession(services, session);
  await openQueryCache(services, session.sub);
}

/** Deletes the tombstone only when a start finds no token left: after a crash, deleted cookies can be back. */
export async function clearFinishedSignOut(): Promise<void> {
  const tombstone = await readTombstone().catch(() => null);
  if (tombstone && !(await hasTokenCookie())) await clearTombstone();
}
