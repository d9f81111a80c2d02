import { SignJWT } from 'jose';
import { passClaims } from '../../domain/visitor/pass.ts';
import { passIssuer } from '../../platform/env.ts';
import { readPassKey } from '../../sync/pass-key.ts';
import type { SignedPass } from './pass-refresh.ts';

/** Signs a pass with the key that never leaves this phone; null while there is none for this visitor. */
export async function signPass(
  sub: string,
  time: { nowMs: number; isUtcTime: boolean },
): Promise<SignedPass | null> {
  const stored = await readPassKey(sub);
  if (!stored) return null;
  const { kid, key } = stored;
  const claims = passClaims(passIssuer, sub, time.isUtcTime, time.nowMs);
  const header = { alg: 'HS256', ...(kid && { kid }) };
  return { kid, token: await new SignJWT(claims).setProtectedHeader(header).sign(key) };
}
