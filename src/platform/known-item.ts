// @script pieces

import type { QueryClient } from '@tanstack/react-query';

/**
 * What responses in the cache already know of an item, for a page whose own response is still to come: the first object
 * with this slug and with a field that only its kind has.
 */
export const findKnownItem = <T extends { slug: string }>(
  client: QueryClient,
  slug: string,
  field: keyof T & string,
): T | undefined => findItem(client.getQueriesData({}), slug, field) as T | undefined;

function findItem(value: unknown, slug: string, field: string): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ((value as { slug?: unknown }).slug === slug && field in value) return value;
  for (const part of Object.values(value)) {
    const found = findItem(part, slug, field);
    if (found) return found;
  }
  return undefined;
}
