import type { Database } from '../db/client.ts';
import type { Logger } from '../deps.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SigningKey } from './signing-key.ts';
import type { Srp } from './srp.ts';
import type { Tokens } from './tokens.ts';
import type { VerifiedTokens } from './verified-tokens.ts';

export type CodePurpose = 'sign-up' | 'forgot-password';

/** The dependencies of every operation of the embedded pool. `now` in ms since 1970. */
export type PoolContext = SignInLimits & {
  db: Database;
  clientId: string;
  now: () => number;
  log: Logger;
  signingKey: SigningKey;
  srp: Srp;
  tokens: Tokens;
  verifiedTokens: VerifiedTokens;
  /** Whether anybody can read the mailbox, where the codes go. */
  hasMailbox: boolean;
  codeSeconds: Record<CodePurpose, number>;
};
