import type { DrainPorts } from './drain.ts';
import { apiHost, pool } from './env.ts';
import type { RenewPorts } from './refresh.ts';
import { sendingToken } from './sending-token.ts';
import { sharedStore } from './store.ts';
import type { CookieJar } from './tokens.ts';
import { readTombstone } from './who.ts';

/** Where a piece of this code runs: a page or the worker, with its cookies and its origin. */
export type Realm = { jar: CookieJar; origin: string; onUnkept?: (error: Error) => void };

export const renewPorts = ({ jar, origin, onUnkept }: Realm): RenewPorts => ({
  jar,
  onUnkept,
  fetch: (url, init) => fetch(url, init),
  pool: { clientId: pool.clientId, endpoint: pool.endpoint(origin) },
  now: Date.now,
  locks: navigator.locks,
  tombstone: async () => (await readTombstone()) !== null,
});

export const drainPorts = (realm: Realm): DrainPorts => ({
  store: sharedStore,
  fetch: (url, init) => fetch(url, init),
  apiHost,
  locks: navigator.locks,
  now: Date.now,
  accessToken: (sub, rejected) => sendingToken(renewPorts(realm), sub, rejected),
});
