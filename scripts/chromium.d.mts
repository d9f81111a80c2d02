/** The path of a browser. Installs one if there is none. */
export function ensureChromium(): string;
