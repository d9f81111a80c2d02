import type { CookieJar } from '../sync/tokens.ts';

const LIFETIME_S = 365 * 24 * 60 * 60;
const isPlainLoopback = () =>
  location.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

function readAll(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

/** The page's cookies, names and values exactly as the browser holds them. */
export const pageCookies: CookieJar = {
  read: async () => readAll(),
  async write(name, value) {
    const cookie = `${name}=${value}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `${cookie}; Secure`;
    // Safari refuses secure cookies on http://localhost.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    if (isPlainLoopback() && readAll().get(name) !== value) document.cookie = cookie;
  },
  async remove(name) {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  },
};
