import { readFileSync } from 'node:fs';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { inboxQueries } from '../../src/features/inbox/queries.ts';
import { pointsQueries } from '../../src/features/points/queries.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { shoppingListQueries } from '../../src/features/shopping-list/queries.ts';
import { wishlistQueries } from '../../src/features/wishlist/queries.ts';
import { flagQueries } from '../../src/platform/flag-queries.ts';
import { restoreQueries } from '../../src/platform/persisted-query-cache.ts';
import { createQueryClient, offlineCachePersister } from '../../src/platform/query-client.ts';
import { RequestError } from '../../src/platform/request-error.ts';
import { dropInvalidQueries } from '../../src/platform/stored-data-schemas.ts';
import { sharedDatabase } from '../../src/sync/database.ts';
import { readIdentity } from '../../src/sync/identity-store.ts';
import type { LocalRecordName } from '../../src/sync/storage-keys.ts';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

// What an earlier build stored on a phone (`scripts/record-stored-data.mjs`), and an update at home: everything of it
// is there for the hall. A change that breaks this empties phones; the recording is replaced only when that is decided.

type Recording = {
  recordedAt: number;
  localStorage: Record<string, string>;
  facts: { who: { sub: string } };
  shelf: { owner: string; hash: string; at: number; shape: number; data: unknown }[];
};
const recording: Recording = JSON.parse(
  readFileSync(new URL('stored-data.recording.json', import.meta.url), 'utf8'),
);
const SUB = recording.facts.who.sub;
const QUERIES_KEY = `yhello.queries.v1.${SUB}`;

let page: ReturnType<typeof installFakeBrowser>;
beforeEach(async () => {
  await sharedDatabase.close();
  page = installFakeBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: recording.recordedAt + 60 * 60 * 1000 });
  for (const [key, value] of Object.entries(recording.localStorage)) page.storage.set(key, value);
  await sharedDatabase.write(['facts', 'shelf'], async ({ facts, shelf }) => {
    for (const [name, value] of Object.entries(recording.facts))
      await facts.put(value, name as LocalRecordName);
    for (const entry of recording.shelf) await shelf.put(entry);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first start after the update, without signal. */
async function start(): Promise<QueryClient> {
  const noSignal = () => Promise.reject(new RequestError('no-answer', 'Nothing'));
  const client = createQueryClient(noSignal, offlineCachePersister);
  await restoreQueries(client, SUB);
  dropInvalidQueries(client);
  return client;
}
const read = (client: QueryClient, query: object) =>
  client.fetchQuery({ ...query, retry: false } as never).catch(() => undefined);

const persisted: [string, { queryKey: readonly unknown[] }][] = [
  ['the expo list', expoQueries.list()],
  ['the list of the header', expoQueries.menuList()],
  ['the flags', flagQueries.all()],
  ['the cart count', cartQueries.count(true)],
  ['the unread count', inboxQueries.unreadCount(true)],
  ['the points', pointsQueries.summary(true)],
  ['the count of the shopping list', shoppingListQueries.count(true)],
  ['the visitor’s own detail', profileQueries.detail(SUB)],
];
const expoId = recording.shelf
  .map(({ hash }) => JSON.parse(hash) as [string, { expoId?: string }?])
  .find(([path]) => path === '/api/shopping/item-list')?.[1]?.expoId;
const cached: [string, object][] = [
  ['the detail of the expo', expoQueries.detail('baby-fair-kl')],
  ['the shopping list', shoppingListQueries.items(expoId ?? '', true)],
  ['the wishlist', wishlistQueries.list(true)],
  ['the cart', cartQueries.list(true)],
];

describe('after an update, data that the build before stored', () => {
  it('still belongs to the visitor who is signed in', async () => {
    expect(await readIdentity()).toMatchObject({ sub: SUB });
  });

  it.each(persisted)('is restored: %s', async (_, { queryKey }) => {
    expect((await start()).getQueryData(queryKey)).toBeDefined();
  });

  it.each(cached)('is shown without signal: %s', async (_, query) => {
    expect(await read(await start(), query)).toBeDefined();
  });

  it('is in the offline cache as it was, each answer with its age', async () => {
    const client = await start();
    for (const { hash, at, data } of recording.shelf) {
      const queryKey = JSON.parse(hash) as unknown[];
      // Fields that are new since then have their empty value.
      expect(await read(client, { queryKey, meta: { offlineCache: true } }), hash).toMatchObject(
        data as object,
      );
      await eventually(() => expect(client.getQueryState(queryKey)?.dataUpdatedAt, hash).toBe(at));
    }
    const stored = await sharedDatabase.read(['shelf'], ({ shelf }) => shelf.getAll());
    expect(stored).toHaveLength(recording.shelf.length);
    expect(stored).toEqual(expect.arrayContaining(recording.shelf));
  });

  it('is dropped entry by entry where it does not fit', async () => {
    const stored = page.storage.get(QUERIES_KEY) ?? '';
    const state = JSON.parse(stored) as {
      clientState: { queries: { queryKey: unknown[]; state: { data: unknown } }[] };
    };
    for (const { queryKey, state: query } of state.clientState.queries)
      if (queryKey[0] === cartQueries.count(true).queryKey[0]) query.data = { evil: true };
    page.storage.set(QUERIES_KEY, JSON.stringify(state));
    const client = await start();
    expect(client.getQueryData(cartQueries.count(true).queryKey)).toBeUndefined();
    for (const [name, { queryKey }] of persisted)
      if (name !== 'the cart count') expect(client.getQueryData(queryKey), name).toBeDefined();
  });
});
