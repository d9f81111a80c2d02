import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Identity } from './identity.ts';
import { bearerFromClaims } from './tokens.ts';

const TIMEOUT_MS = 8_000;
/** The pool's keys are asked for again after this, while the known ones go on counting: the pool may be out of reach. */
const KEYS_REFRESH_MS = 600_000;
/** Errors that mean an invalid token. All others mean that the pool's keys are not available. */
const INVALID_TOKEN_ERRORS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

const userSchema = v.object({
  Username: v.string(),
  UserAttributes: v.array(v.object({ Name: v.string(), Value: v.optional(v.string(), '') })),
});

type RemoteIdentityOptions = {
  /** The URL of the pool's JSON protocol. */
  endpoint: string;
  region: string;
  poolId: string;
  clientId: string;
  /** By default both follow from region and pool. */
  issuer?: string;
  jwksUrl?: string;
};

/** A managed user pool. `verify` throws when the pool's keys cannot be loaded, because the token may still be valid. */
export function createRemoteIdentity(options: RemoteIdentityOptions): Identity {
  const { endpoint, region, poolId, clientId } = options;
  const issuer = options.issuer ?? `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  const jwksUrl = new URL(options.jwksUrl ?? `${issuer}/.well-known/jwks.json`);
  const keys = createRemoteJWKSet(jwksUrl, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: Number.POSITIVE_INFINITY,
  });
  let refreshDueMs = 0;
  const refreshKeys = () => {
    if (Date.now() < refreshDueMs) return;
    refreshDueMs = Date.now() + KEYS_REFRESH_MS;
    keys.reload().catch(() => {});
  };
  return {
    async verify(accessToken) {
      refreshKeys();
      try {
        const { payload } = await jwtVerify(accessToken, keys, { issuer, algorithms: ['RS256'] });
        return bearerFromClaims(payload, clientId);
      } catch (error) {
        if (INVALID_TOKEN_ERRORS.some((invalidToken) => error instanceof invalidToken)) return null;
        throw error;
      }
    },
    async fetchAttributes(accessToken) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
        },
        body: JSON.stringify({ AccessToken: accessToken }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The user pool answered GetUser with ${response.status}.`);
      const { Username, UserAttributes } = v.parse(userSchema, await response.json());
      const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
      // Staff give by address: one that anybody can write into their account without a code is not theirs.
      const email = attribute('email_verified') === 'true' ? (attribute('email') ?? '') : '';
      return { sub: attribute('sub') ?? Username, email, displayName: attribute('name') ?? '' };
    },
  };
}
