import { type Database, sharedDatabase } from './database.ts';
import { readIdentityIn } from './identity-store.ts';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

export type PassKey = { kid: string; key: CryptoKey };

/**
 * Stores the key that signs a visitor's pass, in a form that no script can read back. The key is the UTF-8 bytes of
 * `secret`. Returns false, storing nothing, if that visitor is no longer signed in: a response may come late.
 */
export async function storePassKey(
  sub: string,
  kid: string,
  secret: string,
  database: Database = sharedDatabase,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign']);
  return database.write(['facts', 'keys'], async ({ facts, keys }) => {
    if ((await readIdentityIn(facts))?.sub !== sub) return false;
    await keys.put({ sub, kid, key });
    return true;
  });
}

export async function readPassKey(sub: string, database: Database = sharedDatabase): Promise<PassKey | null> {
  const stored = await database.read(['keys'], ({ keys }) => keys.get(sub));
  return stored ? { kid: stored.kid, key: stored.key } : null;
}
