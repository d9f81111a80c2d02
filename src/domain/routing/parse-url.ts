/** Null for what is no address. The oldest browsers (see `scripts/browsers.ts`) have no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
