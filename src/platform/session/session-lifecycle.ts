import type { QueryKey } from '@tanstack/react-query';
import {
  clearTombstone,
  readIdentity,
  readTombstone,
  type StoredIdentity,
  writeIdentity,
} from '../../sync/identity-store.ts';
import { decodeClaims, type Tokens } from '../../sync/tokens.ts';
import { clearRevisions } from '../answer-revision.ts';
import type { AppServices } from '../app-services.ts';
import { claimDrafts, deleteDrafts } from '../draft-owner.ts';
import { deleteVisitorsStorage, persistQueries, restoreQueries } from '../persisted-query-cache.ts';
import { isPublicKey } from '../query-options.ts';
import { type Session, sessionAtom, signedOutSession } from './session-state.ts';
import { hasTokenCookie, readStoredTokens, removeStoredTokens, revokeToken } from './stored-tokens.ts';

/** The identity is stored, but its tokens are not. */
export const MISSING_TOKENS = 'Missing tokens';

// What every page needs of a session. Signing in and out is loaded with what offers it.

/** Restores the session from storage, without the network. Finishes a sign-out that was interrupted. */
export async function restoreSession(services: AppServices): Promise<Session> {
  const stored = await Promise.all([readIdentity(), readTombstone()]).catch(() => null);
  const [storedIdentity, tombstone] = stored ?? [null, null];
  if (tombstone) {
    // Drafts without an owner were typed after the sign-out: they are kept.
    deleteDrafts({ keepsUnowned: true });
    await finishSignOut(tombstone.sub);
    // Nobody has signed in since: after a crash, even older cookies can be back.
    await removeStoredTokens();
    return setSession(services, signedOutSession);
  }
  const tokens = await readStoredTokens();
  const identity = storedIdentity ?? (tokens && identityFrom(tokens));
  if (!identity) {
    // If the identity could not be read, the tokens stay: a later read may find that they are the visitor's.
    if (stored) await removeStoredTokens();
    return setSession(services, signedOutSession, !!stored);
  }
  // Where nothing could be read, a sign-out may be stored, or another visitor: only a read finds out.
  if (stored && !storedIdentity) await writeIdentity(identity).catch(() => {});
  const isOwn = tokens?.cognitoSub === identity.sub;
  if (tokens && !isOwn) await removeStoredTokens();
  return setSession(services, sessionOf(identity, isOwn));
}

export const identityFrom = (tokens: Tokens): StoredIdentity => ({
  sub: tokens.cognitoSub,
  displayName: String(decodeClaims(tokens.idToken)?.name ?? ''),
  signedInAt: Date.now(),
});

export const sessionOf = ({ sub, displayName }: StoredIdentity, hasTokens: boolean): Session => ({
  isAuth: true,
  isUserReady: true,
  sub,
  displayName,
  mustSignInToSend: !hasTokens,
  problem: hasTokens ? null : MISSING_TOKENS,
});

let stopPersisting = () => {};

export function setSession({ store }: AppServices, session: Session, isCertain = true): Session {
  if (isCertain) claimDrafts(session.sub);
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
export function forgetVisitor({ queryClient }: AppServices): void {
  stopPersisting();
  clearRevisions();
  queryClient.removeQueries({ predicate: isPrivate });
}

const isPrivate = ({ queryKey }: { queryKey: QueryKey }) => !isPublicKey(queryKey);

/**
 * The second step of a sign-out: what is not in the database. Another visitor who has signed in meanwhile, which
 * removed this one's tokens, keeps theirs. Safe to repeat.
 */
export async function finishSignOut(sub: string): Promise<void> {
  deleteVisitorsStorage();
  const tokens = await readStoredTokens();
  if (tokens && tokens.cognitoSub !== sub) return;
  await removeStoredTokens();
  if (tokens) revokeToken(tokens.refreshToken);
}

/**
 * Another tab signed in or out, or the tokens are gone or back: this page takes over what is stored. Where that cannot
 * be read, nothing changes. Returns whether it was read.
 */
export async function syncSessionFromStorage(services: AppServices): Promise<boolean> {
  const identity = await readIdentity().catch(() => undefined);
  if (identity === undefined) return false;
  await takeOver(services, identity);
  return true;
}

async function takeOver(services: AppServices, identity: StoredIdentity | null): Promise<void> {
  const hasTokens = identity !== null && (await readStoredTokens())?.cognitoSub === identity.sub;
  const shown = services.store.get(sessionAtom);
  if (!shown.isUserReady) return;
  if ((identity?.sub ?? null) === shown.sub) {
    if (!identity || hasTokens !== shown.mustSignInToSend) return;
    setSession(services, sessionOf(identity, hasTokens));
    // Loads what could not be loaded without tokens.
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
