import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagQueries, shouldRetryFlags } from '../../src/platform/flag-queries.ts';
import { createQueryClient } from '../../src/platform/query-client.ts';
import { RequestError } from '../../src/platform/request-error.ts';

const failure = (status: number, kind: RequestError['kind'] = 'client') =>
  new RequestError(kind, 'No', 'CODE', status);

describe('the flags', () => {
  it.each([500, 502, 503, 504])('are requested twice more after a %i', (status) => {
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
    ['an invalid response', failure(200, 'invalid-response')],
    ['a bug', new TypeError('x is not a function')],
  ])('are not requested again after %s', (_, error) => {
    expect(shouldRetryFlags(0, error)).toBe(false);
  });
});

describe('flags fetched by the query client of the page', () => {
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
    const queryFn = vi.fn(() => Promise.reject(failure(status)));
    const request = createQueryClient(queryFn).fetchQuery(flagQueries.all() as never);
    const outcome = expect(request).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(queryFn).toHaveBeenCalledTimes(requests);
  });
});

it('the flags are stale after 30 s, cached for 5 minutes, and refetched on focus and reconnect', () => {
  expect(flagQueries.all()).toMatchObject({
    queryKey: ['businesses.settings.getAllFeatureFlags'],
    staleTime: 30_000,
    gcTime: 300_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { persist: true },
  });
});
