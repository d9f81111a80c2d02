import type { CookieJar } from '../../sync/tokens.ts';

const LIFETIME_S = 365 * 24 * 60 * 60;
/** Of name and value together. Browsers drop a longer cookie without a word. */
const COOKIE_LIMIT_BYTES = 4096;
const isPlainLoopback = () =>
  location.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** The browser does not keep this cookie. Its message never tells the value. */
export class CookieRefused extends Error {
  override readonly name = 'CookieRefused';
}

function readAll(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

let hasWarned = false;
/** For whoever runs the product on their own machine with Safari: said once, in the console. */
function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('This browser keeps no secure cookies on plain http. On this machine they are set without.');
}

/**
 * The page's cookies, names and values exactly as the browser holds them. The one place where any is written.
 * `write` throws CookieRefused for one that is too long, or that is not there afterwards.
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
    const isKept = () => readAll().get(name) === value;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${cookie}; Secure`;
    if (!isKept() && isPlainLoopback()) {
      // Safari refuses secure cookies on http://localhost.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      document.cookie = cookie;
      if (isKept()) warnOnce();
    }
    if (!isKept()) throw new CookieRefused('this browser keeps no cookies');
  },
  async remove(name) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};
