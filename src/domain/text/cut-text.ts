// @script venue

/** The beginning of a text, never with half a character: a schema of texts refuses that. */
export const cutText = (text: string, maxLength: number): string =>
  [...text.slice(0, maxLength + 1)]
    .reduce((kept, c) => (kept.length + c.length > maxLength ? kept : kept + c), '')
    .trim();
