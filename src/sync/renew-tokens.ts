import { type Locks, withLock } from './locks.ts';
import { isPoolError, poolErrorName, poolRequest } from './pool-client.ts';
import { type Fetch, request } from './request.ts';
import { lockNames } from './storage-keys.ts';
import { type CookieJar, decodeClaims, readTokens, type Tokens, tokenCookieName } from './tokens.ts';

/** An access token is renewed this long before it ends. */
const RENEW_MARGIN_MS = 300_000;
/** Names by which the pool says "later", although with a status that says "no". */
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
  /** Told when the browser does not keep what the pool gave. */
  onCookieRefused?: ((error: Error) => void) | undefined;
  marginMs?: number;
  timeoutMs?: number;
  lockLimitMs?: number;
};

/**
 * `fresh`: no renewal was due, or another tab did it. `refused`: the pool said no; the caller decides what follows.
 * `no-answer`: nothing is known, try again later. `no-tokens`: nobody is signed in, or a sign-out has begun.
 */
export type RenewalOutcome = 'fresh' | 'renewed' | 'no-answer' | 'refused' | 'no-tokens';

/** How long the access token still holds; negative once it has ended. */
export const timeLeftMs = (tokens: Tokens, nowMs: number) =>
  tokens.expiresAtMs - (nowMs + tokens.clockDriftMs);

/** Renews the tokens in the jar when they are about to end, or at once with `force`. One renewal for all tabs. */
export async function renewTokens(ports: RenewDeps & { force?: boolean }): Promise<RenewalOutcome> {
  const before = await readCurrentTokens(ports);
  if (!before) return 'no-tokens';
  const isDue = (tokens: Tokens) =>
    ports.force
      ? tokens.accessToken === before.accessToken
      : timeLeftMs(tokens, ports.now()) <= (ports.marginMs ?? RENEW_MARGIN_MS);
  if (!isDue(before)) return 'fresh';
  const work = async (): Promise<RenewalOutcome> => {
    const tokens = await readCurrentTokens(ports);
    if (!tokens || (await isSignedOut(ports))) return 'no-tokens';
    return isDue(tokens) ? requestRenewal(ports, tokens) : 'fresh';
  };
  const limit = ports.lockLimitMs === undefined ? {} : { limitMs: ports.lockLimitMs };
  return (await withLock(ports.locks, lockNames.renewal, work, limit)) ?? 'fresh';
}

async function requestRenewal(ports: RenewDeps, tokens: Tokens): Promise<RenewalOutcome> {
  const response = await request(
    ports.fetch,
    ports.pool.endpoint,
    poolRequest('GetTokensFromRefreshToken', {
      ClientId: ports.pool.clientId,
      RefreshToken: tokens.refreshToken,
    }),
    {
      isOwnError: isPoolError,
      nowMs: ports.now(),
      ...(ports.timeoutMs !== undefined && { timeoutMs: ports.timeoutMs }),
    },
  );
  if (response.kind === 'no-answer') return 'no-answer';
  // While the answer was under way somebody may have signed out, or in, or renewed: theirs stands.
  const now = await readCurrentTokens(ports);
  if (!now || (await isSignedOut(ports))) return 'no-tokens';
  if (now.user !== tokens.user || now.refreshToken !== tokens.refreshToken) return 'fresh';
  if (response.kind !== 'answer') {
    const soft = response.kind === 'refusal' && response.status === 500;
    return soft || RETRYABLE_ERROR_NAMES.test(poolErrorName(response.body) ?? '') ? 'no-answer' : 'refused';
  }
  const given = parseIssuedTokens(response.body, tokens.sub);
  return given ? storeTokens(ports, tokens, given) : 'no-answer';
}

async function storeTokens(ports: RenewDeps, tokens: Tokens, given: IssuedTokens): Promise<RenewalOutcome> {
  const named = (what: string) => tokenCookieName(ports.pool.clientId, tokens.user, what);
  const cookies: [name: string, value: string][] = [[named('accessToken'), given.accessToken]];
  if (given.idToken) cookies.push([named('idToken'), given.idToken]);
  if (given.refreshToken) cookies.push([named('refreshToken'), given.refreshToken]);
  cookies.push([named('clockDrift'), String(given.issuedAtMs - ports.now())]);
  const unkept = await writeAll(ports.jar, cookies);
  if ((await readCurrentTokens(ports))?.user === tokens.user && !(await isSignedOut(ports))) {
    if (!unkept) return 'renewed';
    // What was there still holds for a while, and who is signed in stays.
    ports.onCookieRefused?.(unkept);
    return 'no-answer';
  }
  // A sign-out began between the last look and the writing: what was written must not outlive it.
  for (const [name] of cookies) await ports.jar.remove(name);
  return 'no-tokens';
}

/** Writes until one is not kept. Answers why it is not, if so. */
async function writeAll(jar: CookieJar, cookies: [name: string, value: string][]): Promise<Error | null> {
  try {
    for (const [name, value] of cookies) await jar.write(name, value);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readCurrentTokens = async ({ jar, pool }: RenewDeps) => readTokens(await jar.read(), pool.clientId);

/** Where nothing can be stored, no sign-out can have been noted either. */
const isSignedOut = ({ hasTombstone }: RenewDeps) => hasTombstone().catch(() => false);

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
