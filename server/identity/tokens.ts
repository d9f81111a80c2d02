import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Bearer } from './identity.ts';
import type { SigningKey } from './signing-key.ts';

/** The scope for managing one's account, under the name that clients expect. */
const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

const accessClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  token_use: v.literal('access'),
  client_id: v.string(),
  exp: v.number(),
  jti: v.string(),
  /** Absent where a pool does not revoke tokens. */
  origin_jti: v.optional(v.string()),
});

export type TokenOwner = { sub: string; email: string; emailVerified: boolean; name: string | undefined };
export type TokenSet = { AccessToken: string; IdToken: string; ExpiresIn: number; TokenType: 'Bearer' };
type AccessTokenCheck = { kind: 'good'; bearer: Bearer } | { kind: 'expired' } | { kind: 'invalid' };

export type Tokens = {
  /** A new access and id token for a session that began at `authTime`. */
  issue: (owner: TokenOwner, session: { originJti: string; authTime: Date }) => Promise<TokenSet>;
  /** Checks the token itself, not whether its session was revoked. */
  verifyAccessToken: (token: string) => Promise<AccessTokenCheck>;
};

/**
 * The bearer of a payload whose signature, issuer and times were checked. Null if it is no access token of this client.
 */
export function bearerFromClaims(payload: JWTPayload, clientId: string): Bearer | null {
  const parsed = v.safeParse(accessClaimsSchema, payload);
  if (!parsed.success || parsed.output.client_id !== clientId) return null;
  const { sub, exp, jti, origin_jti } = parsed.output;
  return { sub, originJti: origin_jti ?? jti, expiresAt: exp };
}

/** Signs and verifies the embedded pool's tokens (RS256). */
export function createTokens(options: {
  key: SigningKey;
  issuer: string;
  clientId: string;
  now: () => number;
  accessTokenSeconds: number;
}): Tokens {
  const { key, issuer, clientId, now, accessTokenSeconds } = options;
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);

  return {
    async issue(owner, session) {
      const iat = Math.floor(now() / 1000);
      const sharedClaims = {
        sub: owner.sub,
        iss: issuer,
        origin_jti: session.originJti,
        event_id: randomUUID(),
        auth_time: Math.floor(session.authTime.getTime() / 1000),
        iat,
        exp: iat + accessTokenSeconds,
      };
      const [AccessToken, IdToken] = await Promise.all([
        sign({
          ...sharedClaims,
          jti: randomUUID(),
          token_use: 'access',
          client_id: clientId,
          scope: ACCOUNT_SCOPE,
          username: owner.sub,
        }),
        sign({
          ...sharedClaims,
          jti: randomUUID(),
          token_use: 'id',
          aud: clientId,
          'cognito:username': owner.sub,
          email: owner.email,
          email_verified: owner.emailVerified,
          ...(owner.name === undefined ? {} : { name: owner.name }),
        }),
      ]);
      return { AccessToken, IdToken, ExpiresIn: accessTokenSeconds, TokenType: 'Bearer' };
    },
    async verifyAccessToken(token) {
      try {
        const currentDate = new Date(now());
        const { payload } = await jwtVerify(token, key.publicKey, {
          issuer,
          algorithms: ['RS256'],
          currentDate,
        });
        const bearer = bearerFromClaims(payload, clientId);
        return bearer ? { kind: 'good', bearer } : { kind: 'invalid' };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { kind: 'expired' };
        if (error instanceof errors.JOSEError) return { kind: 'invalid' };
        throw error;
      }
    },
  };
}
