import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { dehydrateState, hydrateState } from '../../src/platform/ssr-state.ts';
import { eventually } from '../support/eventually.ts';

const NOW = 1_763_690_400_000;
const DAY = '2026-11-21';
const isNotThere = (error: unknown) => (error as { code?: string }).code === 'NOT_FOUND';
const noSuchThing = Object.assign(new Error('No'), { code: 'NOT_FOUND' });

/** A server's client that asked for two things: one is there, the other fails. */
async function drawn(error: Error) {
  const client = createQueryClient(async (key) => {
    if (key[0] === 'gone') throw error;
    return { name: 'Fair' };
  });
  await client.prefetchQuery({ queryKey: ['there'], meta: { persist: true } });
  await client.prefetchQuery({ queryKey: ['gone'], retry: false });
  return client;
}
/** What the page begins with, over the wire and back. */
async function takenOver(error: Error, receivedAt = NOW) {
  const read = vi.fn(async () => 'new');
  const client = createQueryClient(read);
  const state = dehydrateState(await drawn(error), DAY, isNotThere);
  hydrateState(client, JSON.parse(JSON.stringify(state)), receivedAt);
  return { client, read };
}

describe('what a rendered page hands over', () => {
  it('holds no clock', async () => {
    vi.useFakeTimers({ now: 1_000 });
    const early = JSON.stringify(dehydrateState(await drawn(noSuchThing), DAY, isNotThere));
    vi.setSystemTime(9_000_000);
    const late = JSON.stringify(dehydrateState(await drawn(noSuchThing), DAY, isNotThere));
    vi.useRealTimers();
    expect(late).toBe(early);
  });

  it('counts as fetched when the page was received, and is kept as it would be', async () => {
    const { client } = await takenOver(noSuchThing);
    expect(client.getQueryState(['there'])).toMatchObject({ data: { name: 'Fair' }, dataUpdatedAt: NOW });
    expect(client.getQueryCache().find({ queryKey: ['there'] })?.meta).toEqual({ persist: true });
  });

  it('says what does not exist, which is shown at once and not asked for again', async () => {
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

  it('says nothing of what only failed: the page asks for it', async () => {
    const { client, read } = await takenOver(new Error('Away'));
    const end = new QueryObserver(client, { queryKey: ['gone'] }).subscribe(() => {});
    await eventually(() => expect(client.getQueryData(['gone'])).toBe('new'));
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });

  it('from an old copy of the page is old: what is shown is asked for anew', async () => {
    const { client, read } = await takenOver(noSuchThing, 0);
    const end = new QueryObserver(client, { queryKey: ['there'], staleTime: 60_000 }).subscribe(() => {});
    await eventually(() => expect(client.getQueryData(['there'])).toBe('new'));
    expect(read).toHaveBeenCalledTimes(1);
    end();
  });
});
