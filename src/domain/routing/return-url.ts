import { parseUrl } from './parse-url.ts';
import { isAuthPath, isPage, paths } from './paths.ts';

const BASE = 'https://here.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\]|%(?:0[0-9a-d]|5c|2f%2f)/i;

/**
 * The path to open after sign-in: the given one if it stays on this site and is no sign-in page, else `/`. The first
 * steps (`/journey`) are laid out like those pages, but they need an account, so that signing in may lead back to them.
 * Anything that a browser or proxy might read as another site is refused, not repaired.
 */
export function safeReturnPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 2048 || !raw.startsWith('/') || UNSAFE.test(raw)) return '/';
  const url = parseUrl(raw, BASE);
  if (!url) return '/';
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== BASE || url.pathname.startsWith('//') || path.startsWith('/%2f')) return '/';
  return isAuthPath(url.pathname) && !isPage(url.pathname, paths.firstSteps) ? '/' : path;
}
