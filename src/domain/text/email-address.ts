import * as v from 'valibot';

/** An atom of the part before the `@`. Names have apostrophes: D’Souza, O’Brien. */
const ATOM = "[\\w+'-]+";
/** Of a domain. Browsers write other letters as `xn--…`. */
const LABEL = '[\\da-z]+(?:-+[\\da-z]+)*';
/** Takes time in proportion to the length of the text, whatever is in it. */
const PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[a-z]{2,}|xn--${LABEL})$`, 'i');

/**
 * An email address as people have them, on a domain with a dot. Stricter than the standard, because most of what is
 * refused is a slip of the finger, and wider than the library's own check, which knows no apostrophe.
 */
export const emailAddress = () => ({ ...v.email<string>(), requirement: PATTERN });
