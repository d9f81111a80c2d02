import { subscribe } from './broadcast.ts';
import { type Database, sharedDatabase } from './database.ts';
import { readIdentity, readIdentityIn } from './identity-store.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

type PassKey = { kid: string; key: CryptoKey };
type OwnedKey = PassKey & { sub: string };

/**
 * A key that could not be stored, for as long as the page is open and its visitor signed in. `isRefused`: this browser
 * stores no keys, as WebKit in Lockdown Mode.
 */
let unstored: (OwnedKey & { isRefused: boolean }) | null = null;

/** This browser does not store the visitor's key: the pass is shown only while the app is open. */
export const isPassKeyRefused = () => unstored?.isRefused === true;

/**
 * Stores the key that signs a visitor's pass, in a form that no script can read back. The key is the UTF-8 bytes of
 * `secret`. Returns false, storing nothing, if that visitor is no longer signed in: a response may come late. Returns
 * false, too, if the phone cannot store it; then it is kept in memory.
 */
export async function storePassKey(
  sub: string,
  kid: string,
  secret: string,
  database: Database = sharedDatabase,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign']);
  forgetAfterSignOut();
  try {
    const isStored = await put({ sub, kid, key }, database);
    unstored = null;
    return isStored;
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'DataCloneError';
    if (!isRefused && !(error instanceof StorageUnavailable)) throw error;
    unstored = { sub, kid, key, isRefused };
    return false;
  }
}

/** `isAgain`: not over another key, which is newer than one that could not be stored. */
const put = (owned: OwnedKey, database: Database, isAgain = false): Promise<boolean> =>
  database.write(['facts', 'keys'], async ({ facts, keys }) => {
    if ((await readIdentityIn(facts))?.sub !== owned.sub) return false;
    if (isAgain && ((await keys.get(owned.sub))?.kid ?? owned.kid) !== owned.kid) return false;
    await keys.put(owned);
    return true;
  });

let isFollowing = false;
function forgetAfterSignOut(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribe(async (topic) => {
    if (topic !== 'session' || !unstored) return;
    const identity = await readIdentity().catch(() => unstored);
    if (identity?.sub !== unstored?.sub) unstored = null;
  });
}

/** The key of a visitor, stored or not. One that could not be stored is tried again. */
export async function readPassKey(sub: string, database: Database = sharedDatabase): Promise<PassKey | null> {
  if (unstored?.sub !== sub) return readStoredPassKey(sub, database);
  const tried = unstored;
  const { kid, key } = tried;
  const forget = () => {
    if (unstored === tried) unstored = null;
  };
  void put({ sub, kid, key }, database, true).then(forget, () => {});
  return { kid, key };
}

/** The key as it is on this phone: null for one that is only in memory. Throws StorageUnavailable. */
export async function readStoredPassKey(
  sub: string,
  database: Database = sharedDatabase,
): Promise<PassKey | null> {
  const stored = await database.read(['keys'], ({ keys }) => keys.get(sub));
  // A record without a usable key is none.
  return stored && stored.key instanceof CryptoKey ? { kid: stored.kid, key: stored.key } : null;
}
