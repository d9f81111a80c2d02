// @script wire

import { apiHost } from '../sync/env.ts';

/**
 * An answer of the API host with the addresses of its pictures there, in the place of their names: those that the page
 * names itself are on its own origin. Every field called `picture` refers to one. The same again changes nothing.
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

/** The name of a file with its ending, and the ground. */
const FILE = /\/[^/#]+\.\w+(?=@[0-9a-f]{6}$|$)/;

/** A file is there in one width only: what is added to its address for another comes after the hash, and is not sent. */
const withHost = (reference: string) =>
  reference.includes('/') ? reference.replace(FILE, '$&#') : `${apiHost}/images/${reference}`;
