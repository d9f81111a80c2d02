import * as v from 'valibot';
import type { ScannedClaims } from './pass.ts';

// Apart from pass.ts: the phone signs a pass without the schema library, only a gate reads one.

export const passClaimsSchema: v.GenericSchema<unknown, ScannedClaims> = v.object({
  iss: v.string(),
  cognitoSub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  isUtcTime: v.boolean(),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
  nbf: v.optional(v.number()),
});
