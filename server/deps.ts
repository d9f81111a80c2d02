import type { Database } from './db/client.ts';
import type { ServerEnv } from './env.ts';
import type { Identity } from './identity/identity.ts';

export type Logger = Record<'info' | 'warn' | 'error', (context: object, message: string) => void>;

/** Everything the server's parts are given; only these are replaced in tests. */
export type Deps = {
  db: Database;
  env: ServerEnv;
  /** Ms since 1970. */
  now: () => number;
  identity: Identity;
  log: Logger;
};
