import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cacheCurrentQueries,
  isInOfflineCache,
  onOfflineCacheWrite,
  readOfflineAnswer,
  restoreLongerLists,
} from '../../src/platform/offline-cache-first.ts';
import { createQueryClient, offlineCachePersister } from '../../src/platform/query-client.ts';
import { type QueryFetcher, trpcInfiniteQuery, trpcQuery } from '../../src/platform/query-options.ts';
import { RequestError } from '../../src/platform/request-error.ts';
import { beginSignOut } from '../../src/sync/begin-sign-out.ts';
import { sharedDatabase } from '../../src/sync/database.ts';
import { writeOfflineCache } from '../../src/sync/offline-cache.ts';
import { storeIdentity } from '../support/action.fixture.ts';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { FAKED_TIMERS } from '../support/fake-timers.ts';

/** Answers of these tests are words; what fits the schemas is tested with the schemas. */
const WRONG = 'of another shape';
vi.mock('../../src/platform/stored-data-schemas.ts', () => ({
  parseStoredData: (_: unknown, data: unknown) => (data === WRONG ? null : { data }),
}));

const shelf = { offlineCache: true };
const article = (staleTime = 60_000) =>
  trpcQuery('businesses.articles.detail', { input: { slug: 'sleep' }, staleTime, meta: shelf });
const orders = () => trpcQuery('users.orders.list' as 'users.carts.count', { meta: shelf });
const noSignal = () => Promise.reject(new RequestError('no-answer', 'Nothing'));
const says = (code: string, status: number) => () =>
  Promise.reject(new RequestError('client', 'No', code, status));

beforeEach(async () => {
  // The connection of the shared database belongs to the phone of the previous test.
  await sharedDatabase.close();
  installFakeBrowser();
});

const start = (read: QueryFetcher): QueryClient => createQueryClient(read, offlineCachePersister);
const ask = (client: QueryClient, query: object = article()) => client.fetchQuery(query as never);
const kept = () =>
  new Promise<void>((done) => {
    const end = onOfflineCacheWrite(() => {
      end();
      done();
    });
  });
/** Fetches, and waits until the answer is in the offline cache. */
async function askAndKeep(client: QueryClient, query: object = article()) {
  const lies = kept();
  const answer = await ask(client, query);
  await lies;
  return answer;
}
/** Stores an answer as if it had come at that time. */
const keptEarlier = (ageMs: number, data: unknown, query: { queryKey: readonly unknown[] } = article()) =>
  writeOfflineCache({ owner: '', hash: JSON.stringify(query.queryKey), at: Date.now() - ageMs, data });
/** The values that an observer gets, one after the other. */
function watch(client: QueryClient, query: object = article()) {
  const observer = new QueryObserver(client, query as never);
  const seen: unknown[] = [];
  const end = observer.subscribe(({ data, error }) => {
    const now = data ?? (error as RequestError | null)?.kind ?? 'waiting';
    if (seen.at(-1) !== now) seen.push(now);
  });
  return { seen, end, result: () => observer.getCurrentResult() };
}

describe('a stored answer', () => {
  it('is shown after a restart without signal, with its age', async () => {
    await askAndKeep(start(async () => 'the article'));
    const before = Date.now();
    const restarted = start(noSignal);
    expect(await ask(restarted)).toBe('the article');
    await eventually(() =>
      expect(restarted.getQueryState(article().queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(before),
    );
  });

  it('is shown before the network answers, and then replaced by the response', async () => {
    await keptEarlier(90_000, 'old');
    const newIsKept = kept();
    const { seen, end } = watch(start(async () => 'new'));
    await eventually(() => expect(seen).toEqual(['waiting', 'old', 'new']));
    end();
    // A write that is still under way would end up in the database of the next test.
    await newIsKept;
  });

  it('counts as none when it does not fit its schema', async () => {
    await keptEarlier(90_000, WRONG);
    await expect(ask(start(noSignal))).rejects.toMatchObject({ kind: 'no-answer' });
    expect(await askAndKeep(start(async () => 'new'))).toBe('new');
  });

  it('sends no request while it is fresh', async () => {
    await keptEarlier(30_000, 'fresh');
    const read = vi.fn(async () => 'new');
    const client = start(read);
    const { seen, end, result } = watch(client);
    await eventually(() => expect(seen).toEqual(['waiting', 'fresh']));
    await eventually(() => expect(Date.now() - result().dataUpdatedAt).toBeGreaterThanOrEqual(30_000));
    expect(client.isFetching()).toBe(0);
    expect(read).not.toHaveBeenCalled();
    end();
  });

  it('is refetched if the clock was ahead when it was stored', async () => {
    await keptEarlier(-86_400_000, 'of tomorrow');
    const newIsKept = kept();
    const { seen, end } = watch(start(async () => 'new'));
    await eventually(() => expect(seen).toEqual(['waiting', 'of tomorrow', 'new']));
    end();
    await newIsKept;
  });

  it('is refetched even if it was only prefetched', async () => {
    await keptEarlier(90_000, 'old');
    const newIsKept = kept();
    const client = start(async () => 'new');
    await client.prefetchQuery(article() as never);
    await eventually(() => expect(client.getQueryData(article().queryKey)).toBe('new'));
    await newIsKept;
  });

  it('stays when there is no answer', async () => {
    await keptEarlier(90_000, 'old');
    const { seen, end, result } = watch(start(noSignal));
    await eventually(() => expect(result().error).not.toBeNull());
    expect(seen).toEqual(['waiting', 'old']);
    expect(result().data).toBe('old');
    end();
  });

  it.each([
    ['NOT_FOUND', 404],
    ['BAD_REQUEST', 400],
    ['FORBIDDEN', 403],
  ])('does not hide a refusal with %s, and is deleted', async (code, status) => {
    await keptEarlier(90_000, 'old');
    const client = start(says(code, status));
    const { result, end } = watch(client);
    await eventually(() => expect(result().error).toMatchObject({ code }));
    expect(result().data).toBeUndefined();
    end();
    await expect(ask(start(noSignal))).rejects.toMatchObject({ kind: 'no-answer' });
  });

  it('stays after an error of the server', async () => {
    await keptEarlier(90_000, 'old');
    const { result, end } = watch(start(says('INTERNAL_SERVER_ERROR', 500)));
    await eventually(() => expect(result().error).not.toBeNull());
    expect(result().data).toBe('old');
    end();
  });

  it('is as old as its request: what was delivered before it came may not be part of it', async () => {
    let arrive = (_: string) => {};
    const late = new Promise<string>((done) => {
      arrive = done;
    });
    const fetchLate = vi.fn(() => late);
    const lies = kept();
    const answered = ask(start(fetchLate));
    await eventually(() => expect(fetchLate).toHaveBeenCalled());
    const deliveredAt = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(deliveredAt + 5_000);
    arrive('without the delivered action');
    await Promise.all([answered, lies]);
    const stored = await readOfflineAnswer(article().queryKey);
    clock.mockRestore();
    expect(stored?.at).toBeLessThanOrEqual(deliveredAt);
  });

  it('is distinguished from a missing one', async () => {
    await askAndKeep(start(async () => 'the article'));
    expect(await isInOfflineCache(article().queryKey)).toBe(true);
    expect(await isInOfflineCache(['businesses.articles.detail', { slug: 'other' }])).toBe(false);
  });
});

it('a query without `meta.offlineCache` is neither stored nor looked up', async () => {
  const query = { ...article(), meta: {} };
  await ask(
    start(async () => 'passing'),
    query,
  );
  await keptEarlier(1_000, 'kept');
  await expect(ask(start(noSignal), query)).rejects.toMatchObject({ kind: 'no-answer' });
});

it('answers that came with the server’s HTML are stored too', async () => {
  const served = start(noSignal);
  served
    .getQueryCache()
    .build(served, article() as never)
    .setData('rendered');
  await cacheCurrentQueries(served);
  expect(await ask(start(noSignal))).toBe('rendered');
});

it('a list is restored with all its loaded pages', async () => {
  const query = trpcInfiniteQuery('businesses.articles.list', { meta: shelf, staleTime: 60_000 });
  const read: QueryFetcher = async ([, input]) => {
    const cursor = (input as { cursor?: string }).cursor ?? '1';
    return { items: [cursor], nextCursor: cursor === '3' ? null : String(Number(cursor) + 1) };
  };
  const observer = new InfiniteQueryObserver(start(read), query as never);
  const onePage = kept();
  const end = observer.subscribe(() => {});
  await onePage;
  const twoPages = kept();
  await observer.fetchNextPage();
  await twoPages;
  end();
  const again = new InfiniteQueryObserver(start(noSignal), query as never);
  const endAgain = again.subscribe(() => {});
  await eventually(() =>
    expect(again.getCurrentResult().data).toMatchObject({ pages: [{ items: ['1'] }, { items: ['2'] }] }),
  );
  expect(again.getCurrentResult().hasNextPage).toBe(true);
  endAgain();
});

describe('a list that was scrolled far', () => {
  const query = trpcInfiniteQuery('businesses.articles.list', { meta: shelf, staleTime: 60_000 });
  const pageAt = (n: number) => ({ items: [n], nextCursor: n === 20 ? null : String(n + 1) });
  const pagesTo = (count: number) => Array.from({ length: count }, (_, i) => pageAt(i + 1));
  const read = vi.fn<QueryFetcher>(async ([, input]) =>
    pageAt(Number((input as { cursor?: string }).cursor ?? 1)),
  );
  beforeEach(() => void read.mockClear());
  const open = (client: QueryClient) => {
    const observer = new InfiniteQueryObserver(client, query as never);
    const end = observer.subscribe(() => {});
    return { observer, end, pages: () => observer.getCurrentResult().data?.pages };
  };

  it('is refetched to its fourth page after a restart, even if an earlier version stored all of it', async () => {
    const stored = { pages: pagesTo(20), pageParams: pagesTo(20).map((_, i) => (i ? String(i + 1) : null)) };
    await keptEarlier(90_000, stored, query);
    const newIsKept = kept();
    const { pages, end } = open(start(read));
    await newIsKept;
    expect(read).toHaveBeenCalledTimes(4);
    expect(pages()).toEqual(pagesTo(4));
    end();
  });

  const firstPagesStored = (count: number) =>
    keptEarlier(
      90_000,
      { pages: pagesTo(count), pageParams: pagesTo(count).map((_, i) => (i ? String(i + 1) : null)) },
      query,
    );
  /** As the server's HTML has it. */
  const rendered = (fetcher: QueryFetcher, page: object = pageAt(1)) => {
    const client = start(fetcher);
    const built = client.getQueryCache().build(client, query as never);
    built.setData({ pages: [page], pageParams: [null] } as never);
    return client;
  };

  it('is as long after a reload that shows the first page of the server’s HTML', async () => {
    await firstPagesStored(3);
    const client = rendered(read);
    const { pages, end } = open(client);
    await restoreLongerLists(client);
    expect(pages()).toEqual(pagesTo(3));
    expect(read).not.toHaveBeenCalled();
    expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() - 90_000);
    end();
  });

  it('is as long, too, where its first page is being asked for again', async () => {
    await firstPagesStored(3);
    const client = rendered(read);
    await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
    const { pages, observer, end } = open(client);
    expect(observer.getCurrentResult().isFetching).toBe(true);
    await restoreLongerLists(client);
    await eventually(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    expect(pages()).toEqual(pagesTo(3));
    end();
  });

  it('keeps its stored pages where the first one alone is asked for again', async () => {
    await firstPagesStored(3);
    await cacheCurrentQueries(rendered(read));
    expect((await readOfflineAnswer(query.queryKey))?.data).toMatchObject({ pages: pagesTo(3) });
    expect((await readOfflineAnswer(query.queryKey))?.at).toBeLessThanOrEqual(Date.now() - 90_000);
  });

  it('loses its stored pages where they do not go on with the first one any more', async () => {
    await firstPagesStored(3);
    const other = { items: ['new'], nextCursor: 'elsewhere' };
    const client = rendered(read, other);
    await restoreLongerLists(client);
    expect(client.getQueryData(query.queryKey)).toMatchObject({ pages: [other] });
    await cacheCurrentQueries(client);
    expect((await readOfflineAnswer(query.queryKey))?.data).toMatchObject({ pages: [other] });
  });

  it('stays whole where it is shown, and for an hour after that, while its beginning is stored', async () => {
    const client = start(read);
    const { observer, pages, end } = open(client);
    for (let count = 1; count <= 6; count++) {
      const pageIsKept = kept();
      if (count > 1) await observer.fetchNextPage();
      await pageIsKept;
    }
    await observer.refetch();
    expect(pages()).toEqual(pagesTo(6));
    expect((await readOfflineAnswer(query.queryKey))?.data).toMatchObject({ pages: pagesTo(4) });
    vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
    end();
    vi.advanceTimersByTime(59 * 60_000);
    expect(client.getQueryData(query.queryKey)).toMatchObject({ pages: pagesTo(6) });
    vi.advanceTimersByTime(60_000);
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('a visitor’s private answers', () => {
  it('are restored for that visitor only', async () => {
    await storeIdentity('anna', sharedDatabase);
    await askAndKeep(
      start(async () => 'Anna’s orders'),
      orders(),
    );
    expect(await ask(start(noSignal), orders())).toBe('Anna’s orders');
    await beginSignOut('anna', 'keep');
    await storeIdentity('ben', sharedDatabase);
    await expect(ask(start(noSignal), orders())).rejects.toMatchObject({ kind: 'no-answer' });
  });

  it('that come late are not stored for another visitor', async () => {
    await storeIdentity('anna', sharedDatabase);
    let arrive = (_: string) => {};
    const late = new Promise<string>((done) => {
      arrive = done;
    });
    const fetchLate = vi.fn(() => late);
    const answered = ask(start(fetchLate), orders());
    await eventually(() => expect(fetchLate).toHaveBeenCalled());
    await beginSignOut('anna', 'keep');
    await storeIdentity('ben', sharedDatabase);
    arrive('Anna’s orders');
    await answered;
    // Writes run one after the other: this one comes after the late one.
    await askAndKeep(start(async () => 'public'));
    const stored = await sharedDatabase.read(['shelf'], ({ shelf }) => shelf.getAll());
    expect(JSON.stringify(stored)).not.toContain('Anna');
  });
});

describe('a phone without storage', () => {
  it.each([
    ['has none', undefined],
    [
      'is refused it',
      {
        open: () => {
          throw new DOMException('No', 'SecurityError');
        },
      },
    ],
  ])('that %s shows the answer of the network', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    expect(await ask(start(async () => 'from the network'))).toBe('from the network');
  });

  it('that is full shows the answer of the network', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await ask(start(async () => 'from the network'))).toBe('from the network');
    await eventually(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
  });
});
