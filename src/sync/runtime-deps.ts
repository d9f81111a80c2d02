import { sharedDatabase } from './database.ts';
import type { DeliveryDeps } from './deliver-waiting.ts';
import { deliveryToken } from './delivery-token.ts';
import { apiHost, pool } from './env.ts';
import { readTombstone } from './identity-store.ts';
import type { RenewDeps } from './renew-tokens.ts';
import type { CookieJar } from './tokens.ts';

/** Where this code runs: a page or the worker, with its cookies and its origin. */
export type RealmContext = { jar: CookieJar; origin: string; onCookieRefused?: (error: Error) => void };

export const renewDeps = ({ jar, origin, onCookieRefused }: RealmContext): RenewDeps => ({
  jar,
  onCookieRefused,
  fetch: (url, init) => fetch(url, init),
  pool: { clientId: pool.clientId, endpoint: pool.endpoint(origin) },
  now: Date.now,
  locks: navigator.locks,
  hasTombstone: async () => (await readTombstone()) !== null,
});

export const deliveryDeps = (realm: RealmContext): DeliveryDeps => ({
  database: sharedDatabase,
  fetch: (url, init) => fetch(url, init),
  apiHost,
  locks: navigator.locks,
  now: Date.now,
  accessToken: (sub, rejected) => deliveryToken(renewDeps(realm), sub, rejected),
});
