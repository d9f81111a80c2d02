import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { SigningKey } from './signing-key.ts';

const challengeSchema = v.object({
  id: v.string(),
  sub: v.string(),
  /** Changes with every new password, which ends the challenges of the old one. */
  salt: v.string(),
  /** The key that the right password leads to, base64. */
  key: v.string(),
  expiresAt: v.number(),
});
/** A sign-in that was begun. The client carries it, sealed: any process can go on, and none has to remember. */
export type Challenge = v.InferOutput<typeof challengeSchema>;

const sealingKey = (key: SigningKey) => key.secretFor('challenge', 32);

/** Base64, because clients decode what they get before they sign it. */
export async function sealChallenge(key: SigningKey, challenge: Challenge): Promise<string> {
  const sealed = new EncryptJWT(challenge).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  return Buffer.from(await sealed.encrypt(sealingKey(key))).toString('base64');
}

/** Null for anything that this installation did not seal. */
export async function openChallenge(key: SigningKey, block: Buffer): Promise<Challenge | null> {
  try {
    return v.parse(challengeSchema, (await jwtDecrypt(block.toString(), sealingKey(key))).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return null;
    throw error;
  }
}
