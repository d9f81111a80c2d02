/** The path of a browser, installed first if there is none. */
export function ensureChromium(): string;
