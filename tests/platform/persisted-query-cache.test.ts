import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFlagOn } from '../../src/domain/visitor/flags.ts';
import { cartQueries } from '../../src/features/cart/queries.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { inboxQueries } from '../../src/features/inbox/queries.ts';
import { pointsQueries } from '../../src/features/points/queries.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { flagQueries } from '../../src/platform/flag-queries.ts';
import {
  deleteVisitorsStorage,
  persistQueries,
  restoreQueries,
} from '../../src/platform/persisted-query-cache.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { dropInvalidQueries } from '../../src/platform/stored-data-schemas.ts';
import { persistedQueriesKey } from '../../src/sync/storage-keys.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const DAY_MS = 86_400_000;

let page: ReturnType<typeof installFakeBrowser>;
beforeEach(() => {
  page = installFakeBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A started page: it stores changes from now on. */
function started(sub: string | null = 'mei', read: (key: readonly unknown[]) => unknown = ([path]) => path) {
  const client = createQueryClient(async (key) => read(key));
  const end = persistQueries(client, sub);
  return { client, end };
}
const settled = () => vi.advanceTimersByTimeAsync(1_000);

/** The same phone after the page was closed: only stored data is left. */
async function coldStart(sub: string | null = 'mei'): Promise<QueryClient> {
  const client = createQueryClient(() => Promise.reject(new Error('No network')));
  await restoreQueries(client, sub);
  return client;
}
const load = (client: QueryClient, query: object) => client.fetchQuery(query as never);

describe('a cold start without signal', () => {
  it.each([
    ['the cart count', cartQueries.count(true)],
    ['the unread count', inboxQueries.unreadCount(true)],
    ['the points', pointsQueries.summary(true)],
    ['the flags', flagQueries.all()],
    ['the expo list', expoQueries.list()],
    ['the list of the header', expoQueries.menuList()],
    [
      'the visitor’s own detail',
      { ...profileQueries.detail('mei'), queryFn: () => 'users.profiles.myDetail' },
    ],
  ])('shows %s as last seen', async (_, query) => {
    const { client, end } = started();
    await load(client, query);
    await settled();
    end();
    const { queryKey } = query;
    expect((await coldStart()).getQueryData(queryKey)).toEqual(queryKey[0]);
  });

  it('counts restored flags as loaded', async () => {
    const { client } = started('mei', () => [{ name: 'giftCardState', enabled: true }]);
    await load(client, flagQueries.all());
    await settled();
    const seen = (from: QueryClient) =>
      new QueryObserver(from, { ...flagQueries.all(), enabled: false } as never).getCurrentResult()
        .data as never;
    expect(isFlagOn(seen(await coldStart()), 'giftCardState')).toBe(true);
    expect(isFlagOn(seen(await coldStart('ben')), 'giftCardState')).toBe(false);
  });

  it('shows the data from before the last attempt failed', async () => {
    let answer = () => 3;
    const { client } = started('mei', () => answer());
    await load(client, cartQueries.count(true));
    answer = () => {
      throw new Error('No');
    };
    vi.setSystemTime(Date.now() + DAY_MS);
    await expect(load(client, cartQueries.count(true))).rejects.toThrow();
    await settled();
    expect((await coldStart()).getQueryData(cartQueries.count(true).queryKey)).toBe(3);
  });

  it('shows no query without `meta.persist`', async () => {
    const { client } = started();
    await load(client, profileQueries.me(true));
    await load(client, { queryKey: ['passing'] });
    await load(client, { queryKey: ['never'], meta: { persist: false } });
    await settled();
    expect((await coldStart()).getQueryCache().getAll()).toEqual([]);
  });

  it('shows nothing of another visitor', async () => {
    const { client } = started('mei');
    await load(client, cartQueries.count(true));
    await settled();
    for (const sub of ['ben', null]) expect((await coldStart(sub)).getQueryCache().getAll()).toEqual([]);
    expect([...page.storage.keys()]).toEqual([persistedQueriesKey('mei')]);
  });
});

describe('after the phone’s clock was a day ahead', () => {
  const ahead = async (query: object) => {
    const { client, end } = started();
    vi.setSystemTime(Date.now() + DAY_MS);
    await load(client, query);
    await settled();
    end();
    vi.setSystemTime(Date.now() - DAY_MS);
    const read = vi.fn(async () => 'new');
    const restored = createQueryClient(read);
    await restoreQueries(restored, 'mei');
    return { restored, read };
  };

  it.each([
    ['private', cartQueries.count(true)],
    ['public', expoQueries.list()],
  ])('a restored %s answer is shown, and asked for again at once', async (_, query) => {
    const { restored, read } = await ahead(query);
    const { queryKey } = query;
    expect(restored.getQueryData(queryKey)).toBe(queryKey[0]);
    expect(restored.getQueryState(queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
    const stop = new QueryObserver(restored, query as never).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(read).toHaveBeenCalledOnce();
    expect(restored.getQueryData(queryKey)).toBe('new');
  });

  it('a restored public answer does not take the place of the one in the HTML', async () => {
    const { queryKey } = expoQueries.list();
    await ahead(expoQueries.list());
    const client = createQueryClient(async () => 'new');
    client.setQueryData(queryKey, 'of the HTML');
    await restoreQueries(client, 'mei');
    expect(client.getQueryData(queryKey)).toBe('of the HTML');
  });
});

describe('stored queries are dropped', () => {
  const store = async (change: object) => {
    const { client, end } = started();
    await load(client, cartQueries.count(true));
    await settled();
    end();
    const key = persistedQueriesKey('mei');
    page.storage.set(key, JSON.stringify({ ...JSON.parse(page.storage.get(key) ?? ''), ...change }));
  };

  it('when their shape is of another version', async () => {
    await store({});
    expect(JSON.parse(page.storage.get(persistedQueriesKey('mei')) ?? '')).toMatchObject({ buster: '1' });
    await store({ buster: '0' });
    expect((await coldStart()).getQueryCache().getAll()).toEqual([]);
    expect(page.storage.size).toBe(0);
  });

  it('one by one, where one does not fit its schema', async () => {
    const flags = [{ name: 'giftCardState', enabled: true }];
    const { client, end } = started('mei', ([path]) => (path === 'users.carts.count' ? 7 : flags));
    await load(client, cartQueries.count(true));
    await load(client, flagQueries.all());
    await settled();
    end();
    const key = persistedQueriesKey('mei');
    page.storage.set(key, (page.storage.get(key) ?? '').replace(/"data":7/, '"data":{"evil":1}'));
    const restored = await coldStart();
    dropInvalidQueries(restored);
    const dataOf = (path: string) => restored.getQueryData([path]);
    expect(dataOf('users.carts.count')).toBeUndefined();
    expect(dataOf('businesses.settings.getAllFeatureFlags')).toBeDefined();
  });

  it('after 30 days', async () => {
    await store({});
    vi.setSystemTime(Date.now() + 29 * DAY_MS);
    expect((await coldStart()).getQueryCache().getAll()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    expect((await coldStart()).getQueryCache().getAll()).toEqual([]);
  });

  it.each([
    '{"times',
    'null',
    '7',
    '{}',
    '"text"',
    '[]',
    JSON.stringify({ timestamp: Number.MAX_SAFE_INTEGER, buster: '1' }),
    JSON.stringify({ timestamp: Number.MAX_SAFE_INTEGER, buster: '1', clientState: { queries: [7] } }),
  ])('when they are damaged: %s', async (damaged) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    page.storage.set(persistedQueriesKey('mei'), damaged);
    expect((await coldStart()).getQueryCache().getAll()).toEqual([]);
    // Outside production the library logs data that it cannot read.
    vi.mocked(console.error).mockClear();
  });
});

describe('storing', () => {
  it('stops at once: no throttled write comes after a sign-out', async () => {
    const { client, end } = started();
    await load(client, cartQueries.count(true));
    end();
    deleteVisitorsStorage();
    await settled();
    expect(page.storage.size).toBe(0);
  });

  it('stores nothing of the visitor who signed out when the page is hidden after that', async () => {
    const { client, end } = started();
    await load(client, cartQueries.count(true));
    end();
    deleteVisitorsStorage();
    page.setHidden(true);
    await settled();
    expect(page.storage.size).toBe(0);
  });

  it('is not throttled when the page is hidden', async () => {
    const { client } = started();
    await load(client, cartQueries.count(true));
    page.setHidden(true);
    expect((await coldStart()).getQueryData(cartQueries.count(true).queryKey)).toBe('users.carts.count');
  });

  it('breaks nothing when the phone is full', async () => {
    const { client } = started();
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    await load(client, cartQueries.count(true));
    page.setHidden(true);
    await settled();
    expect(client.getQueryData(cartQueries.count(true).queryKey)).toBe('users.carts.count');
  });

  it('does nothing, and breaks nothing, where storage is not allowed', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    });
    const { client, end } = started();
    await restoreQueries(client, 'mei');
    await load(client, cartQueries.count(true));
    page.setHidden(true);
    await settled();
    end();
    deleteVisitorsStorage();
    vi.mocked(console.error).mockClear();
    expect(client.getQueryData(cartQueries.count(true).queryKey)).toBe('users.carts.count');
  });
});

it('deleting removes the queries of all visitors, and nothing else', async () => {
  for (const sub of ['mei', 'ben', null]) {
    const { client, end } = started(sub);
    await load(client, expoQueries.list());
    await settled();
    end();
  }
  page.storage.set('somebody-else', 'stays');
  expect(page.storage.size).toBe(4);
  deleteVisitorsStorage();
  expect([...page.storage.keys()]).toEqual(['somebody-else']);
});
