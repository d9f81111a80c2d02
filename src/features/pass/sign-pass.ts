import { SignJWT } from 'jose';
import { passClaims } from '../../domain/visitor/pass.ts';
import { passIssuer } from '../../platform/env.ts';
import { readPassKey } from '../../sync/pass-key.ts';

/** Signs a pass with the key that never leaves this phone; null while there is none for this visitor. */
export async function signPass(
  sub: string,
  time: { nowMs: number; isUtcTime: boolean },
): Promise<string | null> {
  const stored = await readPassKey(sub);
  if (!stored) return null;
  const claims = passClaims(passIssuer, sub, time.isUtcTime, time.nowMs);
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: stored.kid }).sign(stored.key);
}
