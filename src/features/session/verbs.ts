import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';
import { pageCookies } from '../../platform/cookies.ts';
import { forgetQueries, persistQueries, restoreQueries } from '../../platform/persister.ts';
import { forgetRevisions } from '../../platform/read.ts';
import { type Session, sessionAtom, signedOutSession } from '../../platform/session.ts';
import { track } from '../../platform/telemetry.ts';
import { pool } from '../../sync/env.ts';
import { decodeClaims, readTokens, tokenCookieNames } from '../../sync/tokens.ts';
import { beginSignOut, clearTombstone, readTombstone, readWho, writeWho } from '../../sync/who.ts';

type Store = ReturnType<typeof createStore>;
export type House = { store: Store; queryClient: QueryClient };

/** The one page's store and query client, for verbs that reach across all of the visitor's data. */
export const houseAtom = atom<House | null>(null);

const tokensNow = async () => readTokens(await pageCookies.read(), pool.clientId);

/** Decides from what is stored alone who is at the phone; never asks the network. */
export async function restoreSession(house: House): Promise<Session> {
  const [who, tombstone, tokens] = await Promise.all([readWho(), readTombstone(), tokensNow()]).catch(
    async () => [null, null, await tokensNow()] as const,
  );
  if (tombstone) await finishSignOut(tombstone.sub);
  if (tombstone || (!who && !tokens)) return settle(house, signedOutSession);
  const identity = who ?? {
    sub: tokens?.sub ?? '',
    displayName: nameFrom(tokens?.idToken),
    signedInAt: Date.now(),
  };
  if (!who) await writeWho(identity).catch(() => {});
  const hasTokens = tokens?.sub === identity.sub;
  if (tokens && !hasTokens) await removeTokens();
  return settle(house, {
    isAuth: true,
    isUserReady: true,
    sub: identity.sub,
    displayName: identity.displayName,
    mustSignInToSend: !hasTokens,
  });
}

let endPersistence = () => {};

function settle({ store }: House, session: Session): Session {
  store.set(sessionAtom, session);
  return session;
}

/** Shows what this visitor last saw, then keeps storing what comes. */
export async function openCache({ queryClient }: House, sub: string | null): Promise<void> {
  endPersistence();
  await restoreQueries(queryClient, sub);
  endPersistence = persistQueries(queryClient, sub);
}

/** After the pool accepted the visitor: the identity is stored for good before anything shows it. */
export async function completeSignIn(house: House): Promise<void> {
  const tokens = await tokensNow();
  if (!tokens) throw new Error('Missing tokens');
  const displayName = nameFrom(tokens.idToken);
  await writeWho({ sub: tokens.sub, displayName, signedInAt: Date.now() });
  house.queryClient.removeQueries({ predicate: (query) => isPrivate(query.queryKey) });
  settle(house, { isAuth: true, isUserReady: true, sub: tokens.sub, displayName, mustSignInToSend: false });
  await openCache(house, tokens.sub);
  track({ name: 'login' });
}

/**
 * Signs out on this phone, with or without signal. The tombstone comes first: whatever is killed after it is finished
 * at the next start.
 */
export async function signOut(house: House, waitingActions: 'keep' | 'discard'): Promise<void> {
  const { sub } = house.store.get(sessionAtom);
  if (!sub) return;
  await beginSignOut(sub, waitingActions);
  endPersistence();
  house.queryClient.clear();
  forgetRevisions();
  settle(house, signedOutSession);
  await finishSignOut(sub);
  await openCache(house, null);
}

async function finishSignOut(sub: string): Promise<void> {
  forgetQueries();
  const tokens = await tokensNow();
  if (tokens?.sub === sub || !tokens) await removeTokens();
  if (tokens) await revoke(tokens.refreshToken);
}

/** A tombstone goes only once a start finds no token left: cookies can come back after a crash. */
export async function forgetOldSignOut(): Promise<void> {
  const tombstone = await readTombstone().catch(() => null);
  if (tombstone && !(await tokensNow())) await clearTombstone();
}

async function removeTokens(): Promise<void> {
  for (const name of tokenCookieNames(await pageCookies.read(), pool.clientId))
    await pageCookies.remove(name);
}

async function revoke(refreshToken: string): Promise<void> {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
  };
  const body = JSON.stringify({ ClientId: pool.clientId, Token: refreshToken });
  // Best effort: without signal the tokens simply run out.
  await fetch(pool.endpoint(location.origin), {
    method: 'POST',
    headers,
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}

const nameFrom = (idToken: string | undefined) => String(decodeClaims(idToken ?? '')?.name ?? '');

const PUBLIC_PREFIXES = [
  '/api/expo/',
  'businesses.expos.list',
  'businesses.expos.detail',
  'businesses.settings.',
];
const isPrivate = (key: readonly unknown[]) =>
  !PUBLIC_PREFIXES.some((prefix) => String(key[0]).startsWith(prefix));
