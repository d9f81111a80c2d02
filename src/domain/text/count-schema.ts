import * as v from 'valibot';

/** How many there are. JSON can hold numbers that no count is: negative, broken, endless. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
