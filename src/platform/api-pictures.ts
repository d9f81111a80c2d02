// @script wire

import { apiHost } from '../sync/env.ts';

/**
 * Replaces the names of pictures in an answer of the API host by their addresses on that host: the names that the page
 * itself uses are on its own origin. Every field called `picture` is one. Doing it twice changes nothing.
 */
export const withApiPictures = <T>(answer: T): T =>
  import.meta.env.VITE_API_HOST ? (withAddresses(answer) as T) : answer;

function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'picture' && typeof inner === 'string' ? withHost(inner) : withAddresses(inner),
    ]),
  );
}

/** The file name with extension, before an optional `@rrggbb` (placeholder colour). */
const FILE = /\/[^/#]+\.\w+(?=@[0-9a-f]{6}$|$)/;

/**
 * An address names one file, in one width. The page appends the ending for another width behind the `#`, which no
 * browser sends.
 */
const withHost = (reference: string) =>
  reference.includes('/') ? reference.replace(FILE, '$&#') : `${apiHost}/images/${reference}`;
