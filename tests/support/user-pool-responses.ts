import type { RenewDeps } from '../../src/sync/renew-tokens.ts';
import { FakeCookieJar, TEST_CLIENT_ID, unsignedJwt } from './fake-cookie-jar.ts';

/** The pool's time and the phone's, s since 1970. */
export const NOW_S = 1_800_000_000;
export const POOL_CONTENT_TYPE = 'application/x-amz-json-1.1';
const POOL = { clientId: TEST_CLIENT_ID, endpoint: 'https://pool.example/' };

export const poolResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': POOL_CONTENT_TYPE } });
export const poolErrorResponse = (name: string, status = 400) =>
  poolResponse({ __type: name, message: 'No' }, status);
/** An access token that was issued just now. */
export const renewedAccessToken = (sub = 'anna', n = 0) =>
  unsignedJwt({ sub, exp: NOW_S + 3_600, iat: NOW_S, n });
export const renewalResponse = (n = 0) =>
  poolResponse({ AuthenticationResult: { AccessToken: renewedAccessToken('anna', n), IdToken: 'new-id' } });

/** A session whose access token ends in a minute. */
export const jarDueForRenewal = () => new FakeCookieJar().setTokens('anna', NOW_S + 60);
/** Dependencies of a renewal in a single tab without a sign-out. */
export const fakeRenewDeps = (
  jar: FakeCookieJar,
  answer: RenewDeps['fetch'],
  change: Partial<RenewDeps> = {},
): RenewDeps => ({
  jar,
  fetch: answer,
  pool: POOL,
  now: () => NOW_S * 1000,
  locks: undefined,
  hasTombstone: async () => false,
  timeoutMs: 60_000,
  ...change,
});
