import type { Hono } from 'hono';

/** Who a verified access token speaks for. Times in seconds since 1970. */
export type Bearer = { sub: string; originJti: string; expiresAt: number };

/** What the server needs of a user pool, embedded or real. */
export type Identity = {
  /**
   * Checks signature, issuer, client, `token_use` and expiry, and where the pool is our own also that the session was not
   * revoked; `null` for anything less than a good access token. Throws when it cannot be told (keys or database out of
   * reach): no answer must not sign anybody out.
   */
  verify: (accessToken: string) => Promise<Bearer | null>;
  /** Asks the pool who the token's owner is. Throws when the pool does not say. */
  fetchAttributes: (accessToken: string) => Promise<{ sub: string; email: string; displayName: string }>;
  /** The embedded pool's own addresses below `/idp`; mount at `/`. Absent with a real pool. */
  routes?: Hono;
};
