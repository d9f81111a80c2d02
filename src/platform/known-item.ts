// @script pieces

import type { QueryClient } from '@tanstack/react-query';

/**
 * What responses in the cache already know of an item, for a page whose own response is still to come: the first object
 * with this slug and with a field that only its kind has.
 */
export function findKnownItem<T extends { slug: string }>(
  client: QueryClient,
  slug: string,
  field: keyof T & string,
): T | undefined {
  const search = (value: unknown): T | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if ('slug' in value && value.slug === slug && field in value) return value as T;
    for (const part of Object.values(value)) {
      const found = search(part);
      if (found) return found;
    }
    return undefined;
  };
  return search(client.getQueriesData({}));
}
