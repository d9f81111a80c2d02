// @script list-tools

import * as v from 'valibot';

/** A–Z, or `#` for brands that begin with something else. */
export const LETTER = /^[A-Z#]$/;
export const letterSchema = v.pipe(v.string(), v.regex(LETTER));
