/** The mean colour along the edge of a picture, as six hexadecimal digits; null where it is transparent. */
export function groundOf(bytes: Buffer): Promise<string | null>;
