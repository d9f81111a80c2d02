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
import { deleteDrafts } from '../delete-drafts.ts';
import { deletePersistedQueries, persistQueries, restoreQueries } from '../persisted-queries.ts';
import { clearRevisions, isPublicKey } from '../query-options.ts';
import { track } from '../telemetry.ts';
import { SessionNotSet } from './session-not-set.ts';
import { type Session, sessionAtom, signedOutSession, wasSignedOutAtom } from './session-state.ts';
import { hasTokenCookie, readStoredTokens, removeStoredTokens, revokeToken } from './stored-tokens.ts';

/** Tokens that should be there are not. */
const MISSING_TOKENS = 'Missing tokens';

/** Decides from what is stored alone who is at the phone, finishing a sign-out that was cut short. Asks no network. */
export async function restoreSession(house: AppServices): Promise<Session> {
  const stored = await Promise.all([readIdentity(), readTombstone()]).catch(() => [null, null] as const);
  const [who, tombstone] = stored;
  if (tombstone) {
    await finishSignOut(tombstone.sub);
    return settle(house, signedOutSession);
  }
  const tokens = await readStoredTokens();
  const identity = who ?? (tokens && whoFrom(tokens));
  if (!identity) {
    if (await hasTokenCookie()) await removeStoredTokens();
    return settle(house, signedOutSession);
  }
  if (!who) await writeIdentity(identity).catch(() => {});
  const isOwn = tokens?.sub === identity.sub;
  if (tokens && !isOwn) await removeStoredTokens();
  return settle(house, sessionOf(identity, isOwn));
}

const whoFrom = (tokens: Tokens): StoredIdentity => ({
  sub: tokens.sub,
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

let endPersistence = () => {};

function settle({ store }: AppServices, session: Session): Session {
  store.set(sessionAtom, session);
  return session;
}

/** Shows what this visitor last saw, then keeps storing what comes. */
export async function openQueryCache({ queryClient }: AppServices, sub: string | null): Promise<void> {
  endPersistence();
  await restoreQueries(queryClient, sub);
  endPersistence = persistQueries(queryClient, sub);
}

/** Nothing of whoever was here before stays in memory, and nothing of theirs that is still under way gets in. */
function forgetVisitor({ queryClient }: AppServices): void {
  endPersistence();
  clearRevisions();
  queryClient.removeQueries({ predicate: (query) => !isPublicKey(query.queryKey) });
}

/**
 * After the pool accepted the visitor: the identity is stored for good before anything shows it. Throws
 * SessionNotSet or StorageUnavailable.
 */
export async function completeSignIn(house: AppServices): Promise<void> {
  const tokens = await readStoredTokens();
  if (!tokens) throw new SessionNotSet(MISSING_TOKENS);
  const who = whoFrom(tokens);
  await writeIdentity(who);
  forgetVisitor(house);
  deletePersistedQueries();
  house.store.set(wasSignedOutAtom, false);
  settle(house, sessionOf(who, true));
  await openQueryCache(house, who.sub);
  broadcast('session');
  track({ name: 'login' });
}

/**
 * Signs out on this phone, with or without signal. The tombstone comes first: whatever is killed after it is finished
 * at the next start. Throws StorageUnavailable, and then nothing has happened.
 */
export async function signOut(house: AppServices, waitingActions: 'keep' | 'discard'): Promise<void> {
  const { sub } = house.store.get(sessionAtom);
  if (!sub) return;
  await beginSignOut(sub, waitingActions);
  broadcast('session');
  forgetVisitor(house);
  deleteDrafts();
  settle(house, signedOutSession);
  await finishSignOut(sub);
  await openQueryCache(house, null);
}

/** The session ended by the server's word: what waits to be sent stays for this visitor alone. */
export async function endSession(house: AppServices): Promise<void> {
  if (!house.store.get(sessionAtom).isAuth) return;
  await signOut(house, 'keep');
  house.store.set(wasSignedOutAtom, true);
}

async function finishSignOut(sub: string): Promise<void> {
  deletePersistedQueries();
  const tokens = await readStoredTokens();
  await removeStoredTokens();
  if (tokens?.sub === sub) revokeToken(tokens.refreshToken);
}

/** Another tab, or the worker's page, signed in or out: this one follows what is stored. */
export async function syncSessionFromStorage(house: AppServices): Promise<void> {
  const who = await readIdentity().catch(() => null);
  const shown = house.store.get(sessionAtom);
  if (!shown.isUserReady || (who?.sub ?? null) === shown.sub) return;
  forgetVisitor(house);
  if (shown.sub !== null) deleteDrafts();
  const session = who ? sessionOf(who, (await readStoredTokens())?.sub === who.sub) : signedOutSession;
  settle(house, session);
  await openQueryCache(house, session.sub);
}

/** A tombstone goes only once a start finds no token left: cookies can come back after a crash. */
export async function clearFinishedSignOut(): Promise<void> {
  const tombstone = await readTombstone().catch(() => null);
  if (tombstone && !(await hasTokenCookie())) await clearTombstone();
}
