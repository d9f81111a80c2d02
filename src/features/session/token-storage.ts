import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** Browsers drop a longer cookie without a word. */
const COOKIE_LIMIT_BYTES = 4096;

/** The tokens that the pool gave could not be kept. */
export class SessionNotSet extends Error {
  override readonly name = 'SessionNotSet';
  constructor(reason: string) {
    super(`Failed to set Amplify session: ${reason}`);
  }
}

/** Wraps the identity library's cookies: one that the browser would refuse is an error that says so. */
export function checkedStorage(cookies: KeyValueStorageInterface): KeyValueStorageInterface {
  return {
    getItem: (key) => cookies.getItem(key),
    removeItem: (key) => cookies.removeItem(key),
    clear: () => cookies.clear(),
    async setItem(key, value) {
      const bytes = encodeURIComponent(key).length + encodeURIComponent(value).length + 1;
      if (bytes > COOKIE_LIMIT_BYTES)
        throw new SessionNotSet(
          `${key.split('.').at(-1)} takes ${bytes} bytes, a cookie holds ${COOKIE_LIMIT_BYTES}`,
        );
      await cookies.setItem(key, value);
      if ((await cookies.getItem(key)) !== value) throw new SessionNotSet('this browser keeps no cookies');
    },
  };
}
