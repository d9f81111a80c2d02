/** A text as one part of an address. Half a character, which JSON can hold, cannot be encoded. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
