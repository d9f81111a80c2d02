/** The colour along the edge of a picture, as six hexadecimal digits; null where the edge is transparent. */
export const groundOf: (bytes: Uint8Array) => Promise<string | null>;
export const writePictureTable: () => Promise<void>;
