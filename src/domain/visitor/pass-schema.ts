import * as v from 'valibot';
import { textSchema } from '../text/text-schema.ts';
import type { ScannedClaims } from './pass.ts';

// Apart from pass.ts: the phone signs a pass without the schema library, only a gate reads one.

export const passClaimsSchema: v.GenericSchema<unknown, ScannedClaims> = v.object({
  iss: v.string(),
  /** The visitor is looked up by it before the signature is checked, so it may be any text. */
  cognitoSub: v.pipe(textSchema(128), v.minLength(1)),
  isUtcTime: v.boolean(),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
  nbf: v.optional(v.number()),
});
