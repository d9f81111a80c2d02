import * as v from 'valibot';

/** A text that an answer may lack, or have in another shape: empty then. */
export const optionalText = v.fallback(v.string(), '');

/** The text that identifies or names something. */
export const requiredText = v.pipe(v.string(), v.minLength(1));
