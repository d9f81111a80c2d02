import { REQUEST_TIMEOUT_MS } from '../../sync/classify-response.ts';
import { pool } from '../../sync/env.ts';
import { poolRequest } from '../../sync/pool-client.ts';
import { readTokens, type Tokens, tokenCookieNames } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';

/** The tokens on this phone, if they are whole. */
export const readStoredTokens = async (): Promise<Tokens | null> =>
  readTokens(await pageCookies.read(), pool.clientId);

export async function removeStoredTokens(): Promise<void> {
  for (const name of tokenCookieNames(await pageCookies.read(), pool.clientId))
    await pageCookies.remove(name);
}

/** Whether any cookie of a session is there, whole or not. */
export const hasTokenCookie = async () =>
  tokenCookieNames(await pageCookies.read(), pool.clientId).length > 0;

/** Tells the pool that a session is over. Best effort: without signal the tokens simply run out. */
export function revokeToken(refreshToken: string): void {
  fetch(pool.endpoint(location.origin), {
    ...poolRequest('RevokeToken', { ClientId: pool.clientId, Token: refreshToken }),
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => {});
}
