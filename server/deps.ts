import type { Database } from './db/client.ts';
import type { ServerEnv } from './env.ts';
import type { Identity } from './identity/identity.ts';

export type Logger = Record<'info' | 'warn' | 'error', (context: object, message: string) => void>;

/** The dependencies of every part of the server. Tests replace them, and what `AppExtras` (`app.ts`) has. */
export type Deps = {
  db: Database;
  env: ServerEnv;
  /** Ms since 1970. */
  now: () => number;
  identity: Identity;
  log: Logger;
};
