import { type Locks, withLock } from './locks.ts';
import { isPoolError, poolErrorName, poolRequest } from './pool-client.ts';
import { type Fetch, request } from './request.ts';
import { lockNames } from './storage-keys.ts';
import {
  type CookieJar,
  decodeClaims,
  readTokens,
  readUser,
  type Tokens,
  tokenCookieName,
  tokenCookieNames,
} from './tokens.ts';

/** An access token is renewed this long before it ends. */
const RENEW_MARGIN_MS = 300_000;
/**
 * A token with a life shorter than the margin would be renewed for every call. It is renewed when this part of its life
 * is left.
 */
const SHORT_LIFE_DIVISOR = 5;
/** Errors of the pool that mean "try later", although their status is that of a refusal. */
const RETRYABLE_ERROR_NAMES =
  /^(TooManyRequests|LimitExceeded|RequestLimitExceeded|Throttl|SlowDown|Internal|ServiceUnavailable|Unexpected|InvalidLambda|UserLambda|Forbidden)/;

export type RenewDeps = {
  jar: CookieJar;
  fetch: Fetch;
  pool: { clientId: string; endpoint: string };
  /** The phone's clock, ms since 1970. */
  now: () => number;
  locks: Locks | undefined;
  /** Whether a sign-out has begun. */
  hasTombstone: () => Promise<boolean>;
  /** Called when the browser does not store the new tokens. */
  onCookieRefused?: ((error: Error) => void) | undefined;
  timeoutMs?: number;
  lockLimitMs?: number;
};

/**
 * `fresh`: no renewal was due, or another tab did it. `refused`: the pool refused; the caller decides what follows.
 * `no-answer`: try again later. `no-tokens`: nobody is signed in, or a sign-out has begun.
 */
export type RenewalOutcome = 'fresh' | 'renewed' | 'no-answer' | 'refused' | 'no-tokens';

/** How long the access token is still valid, in ms; negative once it has ended. */
export const timeLeftMs = (tokens: Tokens, nowMs: number) =>
  tokens.expiresAtMs - (nowMs + tokens.clockDriftMs);

/** How long until the access token is due for renewal, in ms; 0 or less when it is. */
export function msUntilRenewal(tokens: Tokens, nowMs: number): number {
  const isShort = tokens.lifetimeMs <= RENEW_MARGIN_MS;
  return timeLeftMs(tokens, nowMs) - (isShort ? tokens.lifetimeMs / SHORT_LIFE_DIVISOR : RENEW_MARGIN_MS);
}

/** Renews the tokens in the jar when they are about to end, or at once with `force`. One renewal for all tabs. */
export async function renewTokens(deps: RenewDeps & { force?: boolean }): Promise<RenewalOutcome> {
  const before = await readCurrentTokens(deps);
  if (!before) return 'no-tokens';
  const isDue = (tokens: Tokens) =>
    deps.force ? tokens.accessToken === before.accessToken : msUntilRenewal(tokens, deps.now()) <= 0;
  if (!isDue(before)) return 'fresh';
  const work = async (): Promise<RenewalOutcome> => {
    const tokens = await readCurrentTokens(deps);
    if (!tokens || (await isSignedOut(deps))) return 'no-tokens';
    return isDue(tokens) ? requestRenewal(deps, tokens) : 'fresh';
  };
  return (await underLock(deps, work)) ?? 'fresh';
}

/**
 * Renews the tokens if they are due. Those that the server has just `rejected` are renewed at once, unless another tab
 * has replaced them already. `tokens` are in the jar afterwards: perhaps the old ones, or another visitor's.
 */
export async function replaceRejected(
  deps: RenewDeps,
  rejected: string | null,
): Promise<{ renewal: RenewalOutcome; tokens: Tokens | null }> {
  const force = rejected !== null && (await readCurrentTokens(deps))?.accessToken === rejected;
  const renewal = await renewTokens({ ...deps, force });
  return { renewal, tokens: await readCurrentTokens(deps) };
}

/**
 * Writes the session's cookies again, as they are. Safari keeps a cookie that a script wrote for 7 days, no matter what
 * its lifetime says.
 */
export async function prolongTokens(deps: RenewDeps): Promise<void> {
  await underLock(deps, async () => {
    const tokens = await readCurrentTokens(deps);
    if (tokens && !(await isSignedOut(deps))) await storeTokens(deps, tokens, new Map());
  });
}

const underLock = <T>({ locks, lockLimitMs }: RenewDeps, work: () => Promise<T>) =>
  withLock(locks, lockNames.renewal, work, lockLimitMs === undefined ? {} : { limitMs: lockLimitMs });

async function requestRenewal(deps: RenewDeps, tokens: Tokens): Promise<RenewalOutcome> {
  const response = await request(
    deps.fetch,
    deps.pool.endpoint,
    poolRequest('GetTokensFromRefreshToken', {
      ClientId: deps.pool.clientId,
      RefreshToken: tokens.refreshToken,
    }),
    {
      isOwnError: isPoolError,
      nowMs: deps.now(),
      ...(deps.timeoutMs !== undefined && { timeoutMs: deps.timeoutMs }),
    },
  );
  if (response.kind === 'no-answer') return 'no-answer';
  // Another tab may have signed out or in, or renewed, since the request was sent: what it stored counts.
  const current = await readCurrentTokens(deps);
  if (!current || (await isSignedOut(deps))) return 'no-tokens';
  if (current.user !== tokens.user || current.refreshToken !== tokens.refreshToken) return 'fresh';
  if (response.kind !== 'answer') {
    const isServerFault = response.kind === 'refusal' && response.status === 500;
    return isServerFault || RETRYABLE_ERROR_NAMES.test(poolErrorName(response.body) ?? '')
      ? 'no-answer'
      : 'refused';
  }
  const issued = parseIssuedTokens(response.body, tokens.cognitoSub);
  return issued ? storeTokens(deps, tokens, issuedCookies(deps, tokens, issued)) : 'no-answer';
}

function issuedCookies({ pool, now }: RenewDeps, { user }: Tokens, issued: IssuedTokens): Cookies {
  const cookieName = (key: string) => tokenCookieName(pool.clientId, user, key);
  const cookies = new Map([[cookieName('accessToken'), issued.accessToken]]);
  if (issued.idToken) cookies.set(cookieName('idToken'), issued.idToken);
  if (issued.refreshToken) cookies.set(cookieName('refreshToken'), issued.refreshToken);
  return cookies.set(cookieName('clockDrift'), String(issued.issuedAtMs - now()));
}

async function storeTokens(deps: RenewDeps, tokens: Tokens, issued: Cookies): Promise<RenewalOutcome> {
  const namesNow = async () => sessionCookieNames(await deps.jar.read(), deps.pool.clientId, tokens.user);
  const refusal = await writeAll(deps.jar, new Set([...issued.keys(), ...(await namesNow())]), issued);
  if ((await readCurrentTokens(deps))?.user === tokens.user && !(await isSignedOut(deps))) {
    if (!refusal) return 'renewed';
    // The old tokens are valid for a while, and the visitor stays signed in.
    deps.onCookieRefused?.(refusal);
    return 'no-answer';
  }
  // A sign-out began between the last check and the writing: the new cookies must not outlive it.
  for (const name of await namesNow()) await deps.jar.remove(name);
  return 'no-tokens';
}

/** The names of the cookies of one user's session, with the one that says whose session it is. */
function sessionCookieNames(jar: Cookies, clientId: string, user: string): string[] {
  const isLastUser = readUser(jar, clientId) === user;
  return tokenCookieNames(jar, clientId).filter((name) =>
    name.endsWith('.LastAuthUser') ? isLastUser : name.startsWith(tokenCookieName(clientId, user, '')),
  );
}

/**
 * Writes cookies, those that were not issued with their current values, until the browser refuses one. Returns why, or
 * null when all are stored.
 */
async function writeAll(jar: CookieJar, names: ReadonlySet<string>, issued: Cookies): Promise<Error | null> {
  try {
    for (const name of names) {
      // Read only now: another tab may have replaced or removed it.
      const value = issued.get(name) ?? (await jar.read()).get(name);
      if (value !== undefined) await jar.write(name, value);
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readCurrentTokens = async ({ jar, pool }: RenewDeps) => readTokens(await jar.read(), pool.clientId);

/** Where nothing can be stored, there is no tombstone either. */
const isSignedOut = ({ hasTombstone }: RenewDeps) => hasTombstone().catch(() => false);

/** Values by name. */
type Cookies = ReadonlyMap<string, string>;
type IssuedTokens = { accessToken: string; idToken?: string; refreshToken?: string; issuedAtMs: number };
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const isText = (x: unknown): x is string => typeof x === 'string' && x !== '';

function parseIssuedTokens(body: unknown, sub: string): IssuedTokens | null {
  const result = isRecord(body) && isRecord(body.AuthenticationResult) ? body.AuthenticationResult : {};
  const { AccessToken, IdToken, RefreshToken } = result;
  if (!isText(AccessToken)) return null;
  const claims = decodeClaims(AccessToken);
  if (claims?.sub !== sub || typeof claims.exp !== 'number' || typeof claims.iat !== 'number') return null;
  return {
    accessToken: AccessToken,
    issuedAtMs: claims.iat * 1000,
    ...(isText(IdToken) && { idToken: IdToken }),
    ...(isText(RefreshToken) && { refreshToken: RefreshToken }),
  };
}
