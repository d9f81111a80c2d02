import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchIntoCache } from '../../src/platform/offline-cache-availability.ts';
import { FAKED_TIMERS } from '../support/fake-timers.ts';

const URL = 'https://expo.example/images/teddy-384.avif';

let isStored: boolean;
beforeEach(() => {
  vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
  isStored = false;
  vi.stubGlobal('caches', { match: async () => (isStored ? new Response('teddy') : undefined) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a picture that a slow line brings in ten seconds is stored, and the next one may follow', async () => {
  const body = new ReadableStream({
    start: (stream) => {
      setTimeout(() => {
        stream.enqueue(new TextEncoder().encode('teddy'));
        stream.close();
        // The worker stores it once it has all of it.
        setTimeout(() => {
          isStored = true;
        }, 500);
      }, 10_000);
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  const stored = fetchIntoCache(URL);
  stored.catch(() => {});
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await (await stored).text()).toBe('teddy');
});

it('a picture that the worker does not store is given up soon after it came', async () => {
  vi.stubGlobal('fetch', async () => new Response('teddy'));
  const stored = fetchIntoCache(URL);
  stored.catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(stored).rejects.toThrow('not cached');
});

it('a picture that never comes is given up: a visitor watches how far the saving is', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const stored = fetchIntoCache(URL);
  limit.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(stored).rejects.toThrow('Too late');
  timeout.mockRestore();
});
