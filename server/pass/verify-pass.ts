import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { checkPassTimes, type PassRefusal, type ScannedClaims } from '../../src/domain/visitor/pass.ts';
import { passClaimsSchema } from '../../src/domain/visitor/pass-schema.ts';
import type { Deps } from '../deps.ts';
import { findVisitor } from '../visitors/visitor.ts';

type PassVerification =
  | { ok: true; user: { id: string; displayName: string } }
  | { ok: false; reason: PassRefusal };

/** The token at the end of what a scanner reads: the link before it is a setting of the app. */
const TOKEN = /(?<![\w-])[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Verifies a scanned pass for a gate, with or without the link in front of it. Checks the signature before it trusts
 * any claim but the owner's sub.
 */
export async function verifyPass(deps: Deps, scanned: string): Promise<PassVerification> {
  const token = TOKEN.exec(scanned.trim())?.[0] ?? '';
  const claims = readClaims(token);
  if (!claims) return { ok: false, reason: 'malformed' };
  const user = await findVisitor(deps, claims.cognitoSub);
  if (!user) return { ok: false, reason: 'unknown-user' };
  if (!(await isSignedWith(token, user.passKey)))
    return { ok: false, reason: hasOtherKey(token, user.passKeyId) ? 'old-key' : 'bad-signature' };
  if (claims.iss !== deps.env.passIssuer) return { ok: false, reason: 'wrong-issuer' };
  const reason = checkPassTimes(claims, deps.now());
  return reason ? { ok: false, reason } : { ok: true, user: { id: user.id, displayName: user.displayName } };
}

function readClaims(token: string): ScannedClaims | null {
  try {
    decodeProtectedHeader(token);
    const claims = v.safeParse(passClaimsSchema, decodeJwt(token));
    return claims.success ? claims.output : null;
  } catch {
    return null;
  }
}

/** Whether the token names another key: a phone may not have heard of the new one yet. */
function hasOtherKey(token: string, passKeyId: string): boolean {
  const { kid } = decodeProtectedHeader(token);
  return kid !== undefined && kid !== passKeyId;
}

async function isSignedWith(token: string, passKey: string): Promise<boolean> {
  try {
    // Only the signature counts here: `checkPassTimes` checks the times afterwards by our own rules.
    await compactVerify(token, new TextEncoder().encode(passKey), { algorithms: ['HS256'] });
    return true;
  } catch {
    return false;
  }
}
