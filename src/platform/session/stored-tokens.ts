import { pool } from '../../sync/env.ts';
import { readTokens, type Tokens, tokenCookieNames } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';

const REVOKE_TIMEOUT_MS = 8_000;

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
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: pool.clientId, Token: refreshToken }),
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(REVOKE_TIMEOUT_MS),
  }).catch(() => {});
}
