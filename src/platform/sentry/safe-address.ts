import { parseUrl } from '../../domain/routing/parse-url.ts';
import { matchPath, type PathPattern, paths } from '../../domain/routing/paths.ts';
import { ownFile } from '../../sync/report-texts.ts';
import { responseSchemas } from '../response-schemas.ts';
import { isRestPath } from '../rest-client.ts';

const FOLDERS = ['/assets', '/images', '/icons', '/idp', '/api'];

/** What a report may say of an address: no query, no name of a thing, and nothing of other sites. */
export function safeAddress(address: unknown, origin: string): string {
  const url = typeof address === 'string' ? parseUrl(address, origin) : null;
  if (url?.origin !== origin) return 'another site';
  const { pathname } = url;
  if (pathname.startsWith('/trpc/')) return `/trpc/${procedures(pathname.slice('/trpc/'.length))}`;
  if (isRestPath(pathname)) return pathname;
  return (
    ownFile(origin + pathname, origin) ??
    FOLDERS.find((folder) => pathname.startsWith(`${folder}/`)) ??
    patternOf(pathname) ??
    'another address'
  );
}

/** The pattern of a page's address, such as `/brands/:slug`; null for an address that does not exist. */
export const patternOf = (pathname: string): PathPattern | null =>
  Object.values(paths).find((pattern) => matchPath(pattern, pathname)) ?? null;

/** A batch has several names. */
const procedures = (names: string) =>
  names
    .split(',')
    .map((name) => (Object.hasOwn(responseSchemas, name) ? name : 'other'))
    .join(',');
