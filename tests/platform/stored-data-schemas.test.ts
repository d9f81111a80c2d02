import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { flagQueries } from '../../src/platform/flag-queries.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { trpcInfiniteQuery } from '../../src/platform/query-options.ts';
import {
  dropInvalidQueries,
  dropSuspectQueries,
  parseStoredData,
} from '../../src/platform/stored-data-schemas.ts';

const flag = { name: 'giftCardState', enabled: true };

/** A page that has restored these answers, by query. */
function restored(...answers: [query: { queryKey: readonly unknown[] }, data: unknown][]): QueryClient {
  const client = createQueryClient(() => Promise.reject(new Error('No network')));
  for (const [query, data] of answers)
    client.getQueryCache().build(client, query as never, { data } as never);
  return client;
}
const dataOf = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) =>
  client.getQueryData(queryKey);

describe('what was stored for a list that is loaded in pages', () => {
  const { queryKey } = trpcInfiniteQuery('businesses.articles.list', {});
  const page = (nextCursor: string | null) => ({ items: [], total: 0, nextCursor });

  it('is shown with all its pages', () => {
    const stored = { pages: [page('2'), page(null)], pageParams: [null, '2'] };
    expect(parseStoredData(queryKey, stored)).toEqual({ data: stored });
  });

  it.each([
    ['one page cannot be read', { pages: [page('2'), 7], pageParams: [null, '2'] }],
    ['a page has no cursor of its own', { pages: [page('2'), page(null)], pageParams: [null] }],
    ['a cursor has no page', { pages: [page('2')], pageParams: [null, '2'] }],
    ['it has no page', { pages: [], pageParams: [] }],
  ])('is not shown at all if %s', (_, stored) => {
    expect(parseStoredData(queryKey, stored)).toBeNull();
  });
});

describe('stored data that does not fit its schema', () => {
  it('is shown without the items that are wrong, where it is a list', () => {
    const client = restored([flagQueries.all(), [flag, { evil: 1 }]]);
    expect(dropInvalidQueries(client)).toBe(true);
    expect(dataOf(client, flagQueries.all())).toEqual([flag]);
  });

  it('is the only one that goes after a part of the screen failed', () => {
    const client = restored([cartQueries.count(true), { evil: 1 }], [flagQueries.all(), [flag]]);
    dropSuspectQueries(client);
    expect(dataOf(client, cartQueries.count(true))).toBeUndefined();
    expect(dataOf(client, flagQueries.all())).toEqual([flag]);
  });
});

it('after a part of the screen failed, all stored data goes where all of it fits', () => {
  const client = restored(
    [cartQueries.count(true), 3],
    [flagQueries.all(), [flag]],
    [{ queryKey: ['passing'] }, 'stays'],
  );
  dropSuspectQueries(client);
  for (const query of [cartQueries.count(true), flagQueries.all()])
    expect(dataOf(client, query)).toBeUndefined();
  expect(dataOf(client, { queryKey: ['passing'] })).toBe('stays');
});

it('a query that still waits for its first answer counts as no stored data', () => {
  const client = restored([cartQueries.count(true), undefined], [flagQueries.all(), [flag]]);
  expect(dropInvalidQueries(client)).toBe(false);
  expect(dataOf(client, flagQueries.all())).toEqual([flag]);
});
