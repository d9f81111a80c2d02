import type { Hono } from 'hono';

/** Who a verified access token speaks for. Times in seconds since 1970. */
export type Bearer = { sub: string; originJti: string; expiresAt: number };

/** What the server needs of a user pool, embedded or real. */
export type Identity = {
  /** Checks signature, issuer, client, `token_use` and expiry; `null` for anything less than a good access token. */
  verify: (accessToken: string) => Promise<Bearer | null>;
  /** Asks the pool who the token's owner is. Throws when the pool does not say. */
  attributes: (accessToken: string) => Promise<{ sub: string; email: string; displayName: string }>;
  /** The embedded pool's own addresses; absent with a real one. */
  routes?: { idp: Hono; mailbox: Hono };
};
