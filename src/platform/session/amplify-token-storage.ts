import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { cookieNameOf } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';
import { SessionNotSet } from './session-not-set.ts';

/**
 * Makes the identity library store its tokens in the page's cookies, under the library's own names and with the
 * attributes that a renewal uses. `setItem` throws SessionNotSet, with the reason, for a cookie that the browser
 * refuses.
 */
export const amplifyTokenStorage: KeyValueStorageInterface = {
  getItem: async (key) => decodeValue((await pageCookies.read()).get(cookieNameOf(key))),
  removeItem: (key) => pageCookies.remove(cookieNameOf(key)),
  async setItem(key, value) {
    await pageCookies.write(cookieNameOf(key), encodeURIComponent(value)).catch((error: Error) => {
      throw new SessionNotSet(error.message);
    });
  },
  async clear() {
    for (const name of (await pageCookies.read()).keys()) await pageCookies.remove(name);
  },
};

/** A damaged cookie counts as none. */
function decodeValue(value: string | undefined): string | null {
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
