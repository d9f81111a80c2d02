import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { writeThrottle } from '../../src/sync/delivery-throttle.ts';
import { enqueue, listWaiting } from '../../src/sync/outbox.ts';
import { DELIVERY_SYNC_TAG } from '../../src/sync/storage-keys.ts';
import { deliverOnSync } from '../../sw/background-sync.ts';
import { enquiryAction } from '../support/enquiry.fixture.ts';
import { FAKED_TIMERS, waitUntil } from '../support/fake-timers.ts';
import { jsonResponse } from '../support/responses.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A worker that must wait for longer than it may live sends nothing, except at its last sync event', async () => {
  vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
  vi.stubGlobal('navigator', {});
  let requests = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests++;
    const { actions } = JSON.parse(String(init.body)).json;
    const results = actions.map(({ key }: { key: string }) => ({
      key,
      verdict: 'done',
      rev: 0,
      answer: null,
    }));
    return jsonResponse({ result: { data: { json: { results, spreadS: 0 } } } });
  });
  let listener = (_: object) => {};
  const work: Promise<void>[] = [];
  deliverOnSync({
    addEventListener: (_: string, added: typeof listener) => (listener = added),
    location: { origin: 'http://localhost' },
  } as never);
  const sync = (lastChance: boolean) => {
    listener({
      ...{ tag: DELIVERY_SYNC_TAG, lastChance },
      waitUntil: (promise: Promise<void>) => work.push(promise),
    });
    return work.at(-1);
  };
  await enqueue(enquiryAction());
  await writeThrottle({ notBeforeMs: Date.now() + 5 * 60_000, spreadS: 0 });

  await expect(sync(false)).rejects.toThrow('Something still waits');
  expect(requests).toBe(0);

  const last = sync(true);
  await waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(60_000);
  await last;
  expect(requests).toBe(1);
  expect(await listWaiting(ANONYMOUS_SUB)).toEqual([]);
});
