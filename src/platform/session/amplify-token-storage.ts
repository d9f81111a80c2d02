import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { type CookieJar, cookieNameOf } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';
import { SessionNotSet } from './session-not-set.ts';

/**
 * Makes the identity library store its tokens in the page's cookies, under the library's own names and with the
 * attributes that a renewal uses. `setItem` throws SessionNotSet, with the reason, for a cookie that the browser
 * refuses.
 */
export const amplifyTokenStorage = (jar: CookieJar = pageCookies): KeyValueStorageInterface => ({
  getItem: async (key) => decodeValue((await jar.read()).get(cookieNameOf(key))),
  removeItem: (key) => jar.remove(cookieNameOf(key)),
  async setItem(key, value) {
    await jar.write(cookieNameOf(key), encodeURIComponent(value)).catch((error: Error) => {
      throw new SessionNotSet(error.message);
    });
  },
  async clear() {
    for (const name of (await jar.read()).keys()) await jar.remove(name);
  },
});

/** A damaged cookie counts as none. */
function decodeValue(value: string | undefined): string | null {
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
