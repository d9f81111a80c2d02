import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { pool } from '../../src/sync/env.ts';
import type { Locks } from '../../src/sync/locks.ts';
import { tokenCookieName } from '../../src/sync/tokens.ts';
import { unsignedJwt } from './fake-cookie-jar.ts';

export type FakeBrowser = {
  cookies: Map<string, string>;
  /** What was handed to `document.cookie`, attributes and all. */
  cookieWrites: string[];
  storage: Map<string, string>;
  setHidden: (hidden: boolean) => void;
  /** What the browser itself says about the network. */
  setOnline: (online: boolean) => void;
  /** The cookies that the identity library leaves after a sign-in. Answers the access token. */
  setTokenCookies: (sub: string, expiresAtS?: number, n?: number) => string;
};

/**
 * What a page finds around it, as far as the code under test looks: document, cookies, storage, events, an empty
 * IndexedDB. Everything is new with each call, as on another phone.
 */
export function installFakeBrowser({
  address = 'https://yhello.test/',
  refusesSecureCookies = false,
  locks = undefined as Locks | undefined,
} = {}): FakeBrowser {
  const cookies = new Map<string, string>();
  const cookieWrites: string[] = [];
  const storage = new Map<string, string>();
  const events = new EventTarget();
  const navigator = { onLine: true, locks };
  const document = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      cookieWrites.push(text);
      if (refusesSecureCookies && /; Secure/.test(text)) return;
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      if (/; Max-Age=0/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', fakeStorage(storage));
  vi.stubGlobal('sessionStorage', fakeStorage(new Map()));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return {
    cookies,
    cookieWrites,
    storage,
    setHidden(hidden) {
      Object.assign(document, { hidden, visibilityState: hidden ? 'hidden' : 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setOnline(online) {
      navigator.onLine = online;
      events.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    setTokenCookies(sub, expiresAtS = Math.floor(Date.now() / 1000) + 3_600, n = 0) {
      const token = unsignedJwt({ sub, exp: expiresAtS, n });
      const named = (what: string) => tokenCookieName(pool.clientId, sub, what);
      cookies.set(`CognitoIdentityServiceProvider.${pool.clientId}.LastAuthUser`, sub);
      cookies.set(named('accessToken'), token);
      cookies.set(named('refreshToken'), `refresh-${sub}`);
      cookies.set(named('idToken'), 'id-token');
      cookies.set(named('clockDrift'), '0');
      return token;
    },
  };
}

/** Storage lists its keys as its own properties, which the code under test counts on. */
function fakeStorage(kept: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, String(value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy({} as Storage, {
    get: (_, name) => (name === 'length' ? kept.size : Reflect.get(methods, name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, name) => ({
      configurable: true,
      enumerable: true,
      value: kept.get(String(name)),
    }),
  });
}
