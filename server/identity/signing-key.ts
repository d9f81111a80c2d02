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
import type { Database } from '../db/client.ts';
import { poolKeys } from './table.ts';

/** Any number of our own: it keeps two processes from making two keys at their first start. */
const FIRST_START_LOCK = 871424;
const KEY_ID_LENGTH = 22;

export type SigningKey = {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** What anybody may read to check this installation's tokens. */
  publicJwk: Record<string, unknown>;
  /** A secret for one purpose, the same in every process of this installation. */
  secretFor: (purpose: string, bytes: number, subject?: string) => Buffer;
};

/** Reads the installation's own RSA key, and makes it at the first start (some 100 ms). */
export async function loadSigningKey(db: Database, now: () => number): Promise<SigningKey> {
  const first = () => db.select().from(poolKeys).orderBy(asc(poolKeys.createdAt)).limit(1);
  const pem = (await first())[0]?.privateKey ?? (await makeKey(db, now));
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

async function makeKey(db: Database, now: () => number): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const made = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`);
    const [other] = await tx.select().from(poolKeys).orderBy(asc(poolKeys.createdAt)).limit(1);
    if (other) return other.privateKey;
    await tx
      .insert(poolKeys)
      .values({ kid: keyId(pair.publicKey), privateKey: made, createdAt: new Date(now()) });
    return made;
  });
}
