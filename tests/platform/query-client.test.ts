import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, refetchOnReturn } from '../../src/platform/query-client.ts';
import { type QueryFetcher, restQuery, trpcQuery } from '../../src/platform/query-options.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { flushMacrotasks } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';

const COUNT = 'users.carts.count';
const LIST = '/api/expo/list/latest';

describe('a query client', () => {
  const read = vi.fn<QueryFetcher>();
  let client: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers();
    read.mockReset();
    client = createQueryClient(read);
    client.mount();
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    client.unmount();
    client.clear();
    vi.useRealTimers();
  });

  /** Lets every attempt fail. Returns the times of the attempts, in ms after the first. */
  const failedAttempts = () => {
    const times: number[] = [];
    const startMs = Date.now();
    read.mockImplementation(() => {
      times.push(Date.now() - startMs);
      return Promise.reject(new Error('No'));
    });
    return times;
  };

  it('retries a plain query three times, after 1, 2 and 4 s', async () => {
    const attempts = failedAttempts();
    const end = new QueryObserver(client, restQuery(LIST) as never).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
    end();
  });

  it('retries a prefetch just as often', async () => {
    const attempts = failedAttempts();
    void client.prefetchQuery(restQuery(LIST) as never);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('doubles the wait between retries up to 30 s', async () => {
    const attempts = failedAttempts();
    void client.prefetchQuery({ ...restQuery(LIST), retry: 8 } as never);
    await vi.advanceTimersByTimeAsync(200_000);
    const waits = attempts.slice(1).map((time, n) => time - (attempts[n] ?? 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('sends a tRPC query once', async () => {
    read.mockRejectedValue(new Error('No'));
    const end = new QueryObserver(client, trpcQuery(COUNT) as never).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('refetches plain queries on focus, and not tRPC ones', async () => {
    read.mockResolvedValue(1);
    const ends = [restQuery(LIST), trpcQuery(COUNT)].map((query) =>
      new QueryObserver(client, query as never).subscribe(() => {}),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    read.mockClear();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(read.mock.calls.map(([key]) => key)).toEqual([[LIST]]);
    for (const end of ends) end();
  });

  it('leaves it to the page what is fetched when the browser is online again', async () => {
    read.mockResolvedValue(1);
    const end = new QueryObserver(client, restQuery(LIST) as never).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('refetches, on return, the active queries that failed or are stale, and nothing else', async () => {
    const keyed = (name: string, staleTime: number) => ({ queryKey: [name], staleTime, retry: false });
    read.mockImplementation(async ([name]) => {
      if (name === 'failed') throw new Error('No answer');
      return name;
    });
    const shown = [keyed('failed', 60_000), keyed('stale', 0), keyed('fresh', 60_000)];
    const ends = shown.map((query) => new QueryObserver(client, query as never).subscribe(() => {}));
    await client.prefetchQuery(keyed('gone from the screen', 1_000));
    await vi.advanceTimersByTimeAsync(2_000);
    read.mockClear();
    await refetchOnReturn(client);
    expect(read.mock.calls.map(([[name]]) => name).sort()).toEqual(['failed', 'stale']);
    for (const end of ends) end();
  });

  it('refetches, on return, active queries that are dated later than now, since the phone’s clock was set back', async () => {
    read.mockResolvedValue('answer');
    const query = { queryKey: ['shown'], staleTime: 60_000, retry: false };
    const end = new QueryObserver(client, query).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(Date.now() - 3 * 60 * 60_000);
    await refetchOnReturn(client);
    expect(read).toHaveBeenCalledTimes(2);
    await refetchOnReturn(client);
    expect(read).toHaveBeenCalledTimes(2);
    end();
  });

  it('does not fetch a query twice, on return, that is being fetched', async () => {
    let answer = (_: number) => {};
    read.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const end = new QueryObserver(client, trpcQuery(COUNT) as never).subscribe(() => {});
    void refetchOnReturn(client);
    void refetchOnReturn(client);
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('fetches even while the browser reports that it is offline: the worker may have an answer', async () => {
    onlineManager.setOnline(false);
    read.mockResolvedValue('from the worker');
    const data = client.fetchQuery({ queryKey: [LIST] });
    await vi.advanceTimersByTimeAsync(0);
    expect(await data).toBe('from the worker');
  });

  it('keeps unused data for 5 minutes', async () => {
    read.mockResolvedValue('data');
    await client.fetchQuery({ queryKey: [LIST] });
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(client.getQueryData([LIST])).toBe('data');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData([LIST])).toBeUndefined();
  });

  it('passes on the key and an abort signal', async () => {
    read.mockResolvedValue(1);
    await client.fetchQuery({ queryKey: ['a.b', { c: 1 }] });
    expect(read).toHaveBeenCalledWith(['a.b', { c: 1 }], expect.any(AbortSignal));
  });
});

describe('a key', () => {
  it('is the path, and the input where there is one', () => {
    expect(restQuery(LIST).queryKey).toEqual([LIST]);
    expect(trpcQuery(COUNT).queryKey).toEqual([COUNT]);
    expect(trpcQuery('businesses.expos.detail', { input: { slug: 'x' } }).queryKey).toEqual([
      'businesses.expos.detail',
      { slug: 'x' },
    ]);
  });

  describe('fetched over the network', () => {
    let network: FakeFetch;
    beforeEach(() => {
      vi.resetModules();
      installFakeBrowser().setTokenCookies('anna');
      network = installFakeFetch(() =>
        jsonResponse([{ result: { data: { json: 5 } } }], 200, { 'x-rev': '7' }),
      );
    });
    const wire = async () => (await import('../../src/platform/query-client.ts')).fetchQuery;

    it('that is a plain path is fetched by plain HTTP', async () => {
      network.respond = () => jsonResponse({ upcoming: [], past: [] });
      expect(await (await wire())([LIST])).toEqual({ upcoming: [], past: [] });
      expect(network.requestedPaths()).toEqual([LIST]);
    });

    it.each([[COUNT], ['constructor'], ['/api/unknown']])('%s is fetched by tRPC', async (path) => {
      const answer = (await wire())([path]);
      // An answer without a schema is not used.
      if (path === COUNT) expect(await answer).toBe(5);
      else await expect(answer).rejects.toMatchObject({ kind: 'invalid-response' });
      expect(network.requestedPaths()).toEqual([`/trpc/${path}`]);
    });

    it('is fetched by a hidden page once it is visible', async () => {
      const page = installFakeBrowser();
      page.setTokenCookies('anna');
      page.setHidden(true);
      const answer = (await wire())([COUNT]);
      await flushMacrotasks();
      expect(network.requests).toEqual([]);
      page.setHidden(false);
      expect(await answer).toBe(5);
    });

    it('has the revision of its last answer, until revisions are cleared', async () => {
      const { revisionOf, clearRevisions } = await import('../../src/platform/answer-revision.ts');
      const hash = JSON.stringify([COUNT]);
      expect(revisionOf(hash).rev).toBe(-1);
      await (await wire())([COUNT]);
      expect(revisionOf(hash).rev).toBe(7);
      clearRevisions();
      expect(revisionOf(hash).rev).toBe(-1);
    });
  });
});
