import type { Hono } from 'hono';

/** The owner of a verified access token. Times in seconds since 1970. */
export type Bearer = { sub: string; originJti: string; expiresAt: number };

/** What the server needs of a user pool, embedded or remote. */
export type Identity = {
  /**
   * Checks signature, issuer, client, `token_use` and expiry, and with the embedded pool also that the session was not
   * revoked. `null` for any other token. Throws when the check is not possible (keys or database unreachable): no
   * answer must not sign out a visitor.
   */
  verify: (accessToken: string) => Promise<Bearer | null>;
  /** Loads the token owner's attributes from the pool. Throws when the pool does not answer. */
  fetchAttributes: (accessToken: string) => Promise<{ sub: string; email: string; displayName: string }>;
  /** The embedded pool's own addresses below `/idp`; mount at `/`. Absent with a real pool. */
  routes?: Hono;
};
