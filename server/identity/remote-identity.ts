import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Identity } from './identity.ts';
import { bearerFromClaims } from './tokens.ts';

const TIMEOUT_MS = 8_000;
/** What is wrong with a token, as opposed to the pool's keys being out of reach. */
const TOKEN_FAULTS = [
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

export type RemoteIdentityOptions = {
  /** Where the pool answers its JSON protocol. */
  endpoint: string;
  region: string;
  poolId: string;
  clientId: string;
  /** Both follow from region and pool, unless the pool is a stand-in. */
  issuer?: string;
  jwksUrl?: string;
};

/** A real user pool. `verify` throws when the pool's keys cannot be had: that says nothing about the token. */
export function createRemoteIdentity(options: RemoteIdentityOptions): Identity {
  const { endpoint, region, poolId, clientId } = options;
  const issuer = options.issuer ?? `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
  const jwksUrl = new URL(options.jwksUrl ?? `${issuer}/.well-known/jwks.json`);
  const keys = createRemoteJWKSet(jwksUrl, { timeoutDuration: TIMEOUT_MS });
  return {
    async verify(accessToken) {
      try {
        const { payload } = await jwtVerify(accessToken, keys, { issuer, algorithms: ['RS256'] });
        return bearerFromClaims(payload, clientId);
      } catch (error) {
        if (TOKEN_FAULTS.some((fault) => error instanceof fault)) return null;
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
      const displayName = attribute('name') ?? '';
      return { sub: attribute('sub') ?? Username, email: attribute('email') ?? '', displayName };
    },
  };
}
