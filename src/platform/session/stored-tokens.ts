import { OUR_REQUEST, REQUEST_TIMEOUT_MS } from '../../sync/classify-response.ts';
import { pool } from '../../sync/env.ts';
import { poolRequest } from '../../sync/pool-client.ts';
import { readTokens, type Tokens, tokenCookieNames } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';

/** The tokens on this phone; null unless there are a readable access token and a refresh token. */
export const readStoredTokens = async (): Promise<Tokens | null> =>
  readTokens(await pageCookies.read(), pool.clientId);

export async function removeStoredTokens(): Promise<void> {
  for (const name of tokenCookieNames(await pageCookies.read(), pool.clientId))
    await pageCookies.remove(name);
}

/** Whether there is any cookie of a session, complete or not. */
export const hasTokenCookie = async () =>
  tokenCookieNames(await pageCookies.read(), pool.clientId).length > 0;

/** Revokes a refresh token in the pool. Best effort: without signal the token expires by itself. */
export function revokeToken(refreshToken: string): void {
  fetch(pool.endpoint(location.origin), {
    ...poolRequest('RevokeToken', { ClientId: pool.clientId, Token: refreshToken }),
    ...OUR_REQUEST,
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => {});
}
