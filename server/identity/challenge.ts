import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { SigningKey } from './signing-key.ts';

const challengeSchema = v.object({
  id: v.string(),
  sub: v.string(),
  /** Changes with every new password, which invalidates challenges from before. */
  salt: v.string(),
  /** The key that a client with the right password derives, base64. */
  key: v.string(),
  expiresAt: v.number(),
});
/** The state of a started sign-in. The client carries it encrypted, so that any server process can continue it. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

const sealingKey = (key: SigningKey) => key.secretFor('challenge', 32);

/** Encrypts a challenge. In base64, because clients decode it before they sign it. */
export async function sealChallenge(key: SigningKey, challenge: Challenge): Promise<string> {
  const token = new EncryptJWT(challenge).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  return Buffer.from(await token.encrypt(sealingKey(key))).toString('base64');
}

/** Decrypts a challenge. Null for anything that this installation did not encrypt. */
export async function openChallenge(key: SigningKey, block: Buffer): Promise<Challenge | null> {
  try {
    return v.parse(challengeSchema, (await jwtDecrypt(block.toString(), sealingKey(key))).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
    throw error;
  }
}
