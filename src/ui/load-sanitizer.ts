// @script pieces

type Sanitize = (html: string) => string;

let sanitizer: Sanitize | undefined;

/** Undefined until it is loaded. */
export const loadedSanitizer = (): Sanitize | undefined => sanitizer;

export async function loadSanitizer(): Promise<Sanitize> {
  const { sanitize } = await import('./sanitize.ts');
  sanitizer = sanitize;
  return sanitize;
}
