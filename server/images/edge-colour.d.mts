/** The mean colour along the edge of a picture, as six hexadecimal digits; null where it is transparent. */
export function edgeColour(bytes: Buffer): Promise<string | null>;
