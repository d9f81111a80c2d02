import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { dehydrateState, hydrateState, receivedAt } from '../../src/platform/ssr-state.ts';
import { eventually } from '../support/eventually.ts';

const NOW = 1_763_690_400_000;
const DAY = '2026-11-21';
const isNotThere = (error: unknown) => (error as { code?: string }).code === 'NOT_FOUND';
const noSuchThing = Object.assign(new Error('No'), { code: 'NOT_FOUND' });

/** A query client of the server with two queries: one is loaded, the other has failed. */
async function renderedClient(error: Error) {
  const client = createQueryClient(async (key) => {
    if (key[0] === 'gone') throw error;
    return { name: 'Fair' };
  });
  await client.prefetchQuery({ queryKey: ['there'], meta: { persist: true } });
  await client.prefetchQuery({ queryKey: ['gone'], retry: false });
  return client;
}
/** The state of the page, after it was serialised and parsed. */
async function takenOver(error: Error, receivedAt = NOW) {
  const read = vi.fn(async () => 'new');
  const client = createQueryClient(read);
  const state = dehydrateState(await renderedClient(error), DAY, isNotThere);
  hydrateState(client, JSON.parse(JSON.stringify(state)), receivedAt);
  return { client, read };
}

describe('the state of a server-rendered page', () => {
  it('contains no time', async () => {
    vi.useFakeTimers({ now: 1_000 });
    const early = JSON.stringify(dehydrateState(await renderedClient(noSuchThing), DAY, isNotThere));
    vi.setSystemTime(9_000_000);
    const late = JSON.stringify(dehydrateState(await renderedClient(noSuchThing), DAY, isNotThere));
    vi.useRealTimers();
    expect(late).toBe(early);
  });

  it('counts as fetched when the page was received, and keeps its meta data', async () => {
    const { client } = await takenOver(noSuchThing);
    expect(client.getQueryState(['there'])).toMatchObject({ data: { name: 'Fair' }, dataUpdatedAt: NOW });
    expect(client.getQueryCache().find({ queryKey: ['there'] })?.meta).toEqual({ persist: true });
  });

  it('contains what does not exist, which is shown at once and not requested again', async () => {
    const { client, read } = await takenOver(noSuchThing);
    const observer = new QueryObserver(client, { queryKey: ['gone'], retry: false });
    expect(observer.getOptimisticResult(client.defaultQueryOptions({ queryKey: ['gone'] }))).toMatchObject({
      status: 'error',
      error: { code: 'NOT_FOUND', kind: 'client' },
    });
    const end = observer.subscribe(() => {});
    expect(observer.getCurrentResult().status).toBe('error');
    expect(read).not.toHaveBeenCalled();
    end();
  });

  it('contains no query that only failed: the page fetches it', async () => {
    const { client, read } = await takenOver(new Error('Away'));
    const end = new QueryObserver(client, { queryKey: ['gone'] }).subscribe(() => {});
    await eventually(() => expect(client.getQueryData(['gone'])).toBe('new'));
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('from an old copy of the page is stale: it is shown and fetched again', async () => {
    const { client, read } = await takenOver(noSuchThing, 0);
    const end = new QueryObserver(client, { queryKey: ['there'], staleTime: 60_000 }).subscribe(() => {});
    await eventually(() => expect(client.getQueryData(['there'])).toBe('new'));
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });
});

describe('the time of a page that the worker had stored', () => {
  const showStoredAt = (ms: number) =>
    vi.stubGlobal('document', { querySelector: () => ({ content: String(ms) }) });
  afterEach(() => vi.unstubAllGlobals());

  it('is that of its storing', () => {
    showStoredAt(NOW);
    expect(receivedAt()).toBe(NOW);
  });

  it('is unknown where the phone’s clock puts it in the future', () => {
    showStoredAt(Date.now() + 3_600_000);
    expect(receivedAt()).toBe(0);
  });
});
