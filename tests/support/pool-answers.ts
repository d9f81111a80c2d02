import type { RenewDeps } from '../../src/sync/renew-tokens.ts';
import { CLIENT_ID, jwt, TokenJar } from './token-jar.ts';

/** The pool's time and the phone's, s since 1970. */
export const NOW_S = 1_800_000_000;
export const AMZ = 'application/x-amz-json-1.1';
const POOL = { clientId: CLIENT_ID, endpoint: 'https://pool.example/' };

export const amz = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': AMZ } });
export const refusal = (name: string, status = 400) => amz({ __type: name, message: 'No' }, status);
/** An access token that was given just now. */
export const renewed = (sub = 'anna', n = 0) => jwt({ sub, exp: NOW_S + 3_600, iat: NOW_S, n });
export const granted = (n = 0) =>
  amz({ AuthenticationResult: { AccessToken: renewed('anna', n), IdToken: 'new-id' } });

/** A session whose access token ends in a minute. */
export const dueJar = () => new TokenJar().signIn('anna', NOW_S + 60);
/** What a renewal needs, with one tab and nobody signing out. */
export const renewalOf = (
  jar: TokenJar,
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
