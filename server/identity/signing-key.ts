import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { asc, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/client.ts';
import { poolKeys } from './table.ts';

const KEY_ID_LENGTH = 22;

export type SigningKey = {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Public, for checking this installation's tokens. */
  publicJwk: Record<string, unknown>;
  /**
   * Derives a secret for one purpose, the same in every process of this installation. Changing a purpose's name makes
   * everything unusable that was signed, encrypted or hashed with it.
   */
  secretFor: (purpose: string, bytes: number, subject?: string) => Buffer;
};

/** Loads the installation's RSA key, and generates it at the first start (about 100 ms). */
export async function loadSigningKey(db: Database, now: () => number): Promise<SigningKey> {
  const selectOldest = () => db.select().from(poolKeys).orderBy(asc(poolKeys.createdAt)).limit(1);
  const pem = (await selectOldest())[0]?.privateKey ?? (await createKey(db, now));
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  const kid = keyId(publicKey);
  const root = privateKey.export({ format: 'der', type: 'pkcs8' });
  return {
    kid,
    privateKey,
    publicKey,
    publicJwk: { kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e },
    secretFor: (purpose, bytes, subject = '') =>
      Buffer.from(hkdfSync('sha256', root, subject, purpose, bytes)),
  };
}

const keyId = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, KEY_ID_LENGTH);

async function createKey(db: Database, now: () => number): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const newKey = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return db.transaction(async (tx) => {
    // Two processes must not create two keys at their first start.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstSigningKey})`);
    const [existing] = await tx.select().from(poolKeys).orderBy(asc(poolKeys.createdAt)).limit(1);
    if (existing) return existing.privateKey;
    await tx
      .insert(poolKeys)
      .values({ kid: keyId(pair.publicKey), privateKey: newKey, createdAt: new Date(now()) });
    return newKey;
  });
}
