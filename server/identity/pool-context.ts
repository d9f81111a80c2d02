import type { Context } from 'hono';
import type { Database } from '../db/client.ts';
import type { Logger } from '../deps.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { SigningKey } from './signing-key.ts';
import type { Srp } from './srp.ts';
import type { Tokens } from './tokens.ts';
import type { VerifiedTokens } from './verified-tokens.ts';

export type CodePurpose = 'sign-up' | 'forgot-password';

/** The dependencies of every operation of the embedded pool. `now` in ms since 1970. */
export type PoolContext = {
  db: Database;
  clientId: string;
  now: () => number;
  log: Logger;
  signingKey: SigningKey;
  srp: Srp;
  tokens: Tokens;
  verifiedTokens: VerifiedTokens;
  codeSeconds: Record<CodePurpose, number>;
  /** By sub. */
  wrongPasswordLimiter: RateLimiter;
  /** By e-mail address. */
  sentCodeLimiter: RateLimiter;
  /** Counts a sign-up from the network of a request. Returns 0, or the ms until that network may have another one. */
  signUpWaitMs: (c: Context) => number;
};
