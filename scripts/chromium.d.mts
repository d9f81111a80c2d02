/** The path of the browser that people have. Installs one if there is none. */
export function ensureChromium(): string;
/** The path of a Chromium without windows, which takes less time, for most tests; or of the whole one. */
export function ensureHeadlessChromium(): string;
/** For every start of the browser. */
export const CHROMIUM_FLAGS: string[];
