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
): T | undefined => findItem(client.getQueriesData({}), 'slug', slug, field) as unknown as T | undefined;

type Texts = Readonly<Record<string, string | undefined>>;

/** The first object in `value` that has this id in the field `idField`, and another field that only its kind has. */
export function findItem(value: unknown, idField: string, id: string, field: string): Texts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const item = value as Texts;
  if (item[idField] === id && field in item) return item;
  for (const part of Object.values(item)) {
    const found = findItem(part, idField, id, field);
    if (found) return found;
  }
  return undefined;
}
