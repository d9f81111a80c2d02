/** A pass is valid for two minutes and renewed every minute, so a code on the screen is valid for at least one more. */
export const PASS_LIFETIME_S = 120;
export const PASS_REFRESH_MS = 60_000;
/** How far a gate's clock and the phone's corrected one may differ. */
export const PASS_TOLERANCE_S = 30;

type PassClaims = {
  iss: string;
  cognitoSub: string;
  isUtcTime: boolean;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
};

/** What a gate reads. Our own passes have no `nbf`, but it has to obey one. */
export type ScannedClaims = PassClaims & { nbf?: number | undefined };

/** Why a gate refuses a code. */
export const passRefusals = [
  'malformed',
  'unknown-user',
  'bad-signature',
  'old-key',
  'wrong-issuer',
  'expired',
  'not-yet-valid',
  'lifetime-too-long',
] as const;
export type PassRefusal = (typeof passRefusals)[number];

export function passClaims(
  issuer: string,
  cognitoSub: string,
  isUtcTime: boolean,
  nowMs: number,
): PassClaims {
  const iat = Math.floor(nowMs / 1000);
  return { iss: issuer, cognitoSub, isUtcTime, iat, exp: iat + PASS_LIFETIME_S };
}

/** The time rules of a gate, for claims with a verified signature. Null when the pass is valid. */
export function checkPassTimes(
  claims: Pick<ScannedClaims, 'iat' | 'exp' | 'nbf'>,
  nowMs: number,
): PassRefusal | null {
  const nowS = nowMs / 1000;
  if (claims.exp + PASS_TOLERANCE_S <= nowS) return 'expired';
  if (Math.max(claims.iat, claims.nbf ?? claims.iat) - PASS_TOLERANCE_S > nowS) return 'not-yet-valid';
  if (claims.exp - nowS > PASS_LIFETIME_S + PASS_TOLERANCE_S) return 'lifetime-too-long';
  return claims.exp - claims.iat > PASS_LIFETIME_S ? 'lifetime-too-long' : null;
}
