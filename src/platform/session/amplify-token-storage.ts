import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { type CookieJar, cookieNameOf } from '../../sync/tokens.ts';
import { pageCookies } from './page-cookies.ts';
import { SessionNotSet } from './session-not-set.ts';

/**
 * Where the identity library keeps its tokens: the cookies of the page, named as its own writer names them and set as
 * a renewal sets them. One that the browser does not keep is an error that says why.
 */
export const amplifyTokenStorage = (jar: CookieJar = pageCookies): KeyValueStorageInterface => ({
  getItem: async (key) => decoded((await jar.read()).get(cookieNameOf(key))),
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
function decoded(value: string | undefined): string | null {
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}
