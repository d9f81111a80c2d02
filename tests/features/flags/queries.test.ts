import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagQueries, shouldRetryFlags } from '../../../src/features/flags/queries.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { RequestError } from '../../../src/platform/request-error.ts';

const failure = (status: number, kind: RequestError['kind'] = 'client') =>
  new RequestError(kind, 'No', 'CODE', status);

describe('the flags', () => {
  it.each([500, 502, 503, 504])('are asked for twice more after a %i', (status) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetryFlags(failures, failure(status)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each<[string, Error]>([
    ...[400, 401, 403, 404, 429, 499].map((status): [string, Error] => [`a ${status}`, failure(status)]),
    ['no answer', failure(0, 'no-answer')],
    ['an answer that cannot be read', failure(200, 'invalid-response')],
    ['a bug', new TypeError('x is not a function')],
  ])('are not asked for again after %s', (_, error) => {
    expect(shouldRetryFlags(0, error)).toBe(false);
  });
});

describe('asked for through the page’s query client, they', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [500, 3],
    [404, 1],
  ])('fail with status %i after %i requests in all', async (status, requests) => {
    const read = vi.fn(() => Promise.reject(failure(status)));
    const asked = createQueryClient(read).fetchQuery(flagQueries.all() as never);
    const outcome = expect(asked).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(read).toHaveBeenCalledTimes(requests);
  });
});

it('the flags are stale after 30 s, kept for 5 minutes, and looked at again on focus and reconnect', () => {
  expect(flagQueries.all()).toMatchObject({
    queryKey: ['businesses.settings.getAllFeatureFlags'],
    staleTime: 30_000,
    gcTime: 300_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { persist: true },
  });
});
