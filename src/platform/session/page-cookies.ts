import type { CookieJar } from '../../sync/tokens.ts';

const LIFETIME_S = 365 * 24 * 60 * 60;
/** Name and value together. Browsers drop a longer cookie silently. */
const COOKIE_LIMIT_BYTES = 4096;
const isPlainLoopback = () =>
  location.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** The browser does not store this cookie. The message never contains the value. */
export class CookieRefused extends Error {
  override readonly name = 'CookieRefused';
}

function readAll(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

let hasWarned = false;
/** For developers who use Safari on their own machine. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('no secure cookies on plain http');
}

/**
 * The page's cookies, names and values encoded, as the browser stores them. All cookies of the page are written here.
 * `write` throws CookieRefused for a cookie that is too long or that the browser does not store.
 */
export const pageCookies: CookieJar = {
  read: async () => readAll(),
  async write(name, value) {
    const bytes = name.length + value.length;
    if (bytes > COOKIE_LIMIT_BYTES)
      throw new CookieRefused(
        `${name.split('.').at(-1)} takes ${bytes} bytes, a cookie holds ${COOKIE_LIMIT_BYTES}`,
      );
    const cookie = `${name}=${value}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;
    const isStored = () => readAll().get(name) === value;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${cookie}; Secure`;
    if (!isStored() && isPlainLoopback()) {
      // Safari refuses secure cookies on http://localhost.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = cookie;
      if (isStored()) warnOnce();
    }
    if (!isStored()) throw new CookieRefused('this browser keeps no cookies');
  },
  async remove(name) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};
