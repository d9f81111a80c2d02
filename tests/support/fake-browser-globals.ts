import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { pool } from '../../src/sync/env.ts';
import type { Locks } from '../../src/sync/locks.ts';
import { tokenCookieName } from '../../src/sync/tokens.ts';
import { unsignedJwt } from './fake-cookie-jar.ts';

export type FakeBrowser = {
  cookies: Map<string, string>;
  /** Every string that was assigned to `document.cookie`, with its attributes. */
  cookieWrites: string[];
  storage: Map<string, string>;
  setHidden: (hidden: boolean) => void;
  /** Sets `navigator.onLine` and fires its event. */
  setOnline: (online: boolean) => void;
  /** Fires what a page gets when the browser had kept it for Back. */
  showAgain: () => void;
  /** The cookies that the identity library leaves after a sign-in. Returns the access token. */
  setTokenCookies: (sub: string, expiresAtS?: number, n?: number) => string;
};

/**
 * The globals of a browser that the code under test uses: document, cookies, storage, events, an empty IndexedDB.
 * Every call replaces all of them, as on another phone.
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
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
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
    showAgain: () => void events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
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

/** Storage lists its keys as its own properties, which the code under test relies on. */
function fakeStorage(entries: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, String(value)),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
  return new Proxy({} as Storage, {
    get: (_, name) => (name === 'length' ? entries.size : Reflect.get(methods, name)),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, name) => ({
      configurable: true,
      enumerable: true,
      value: entries.get(String(name)),
    }),
  });
}
