import * as v from 'valibot';

/**
 * A setting with an address, of which the origin counts. `expo.example:443` would be an address with a scheme
 * `expo.example`.
 */
export const webOrigin = v.pipe(
  v.string(),
  v.url('is no address'),
  v.regex(/^https?:\/\//i, 'does not begin with https:// or http://'),
  v.transform((address) => new URL(address).origin),
);
