/** The path of a browser. Installs one if there is none. */
export function ensureChromium(): string;
/** For every start of the browser. */
export const CHROMIUM_FLAGS: string[];
