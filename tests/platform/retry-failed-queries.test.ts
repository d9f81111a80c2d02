import { QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueryFetcher } from '../../src/platform/query-options.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';

const answer = vi.fn<QueryFetcher>();
let page: ReturnType<typeof installFakeBrowser>;
let modules: {
  client: ReturnType<typeof import('../../src/platform/query-client.ts').createQueryClient>;
  RequestError: typeof import('../../src/platform/request-error.ts').RequestError;
};
let end = () => {};
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answer.mockReset();
  page = installFakeBrowser();
  const { watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const { createQueryClient } = await import('../../src/platform/query-client.ts');
  const { retryFailedQueries } = await import('../../src/platform/retry-failed-queries.ts');
  const { RequestError } = await import('../../src/platform/request-error.ts');
  const store = createStore();
  watchConnectivity(store, async () => {});
  modules = { client: createQueryClient(answer), RequestError };
  retryFailedQueries(store, modules.client);
});
afterEach(() => {
  end();
  modules.client.clear();
  vi.mocked(Math.random).mockRestore();
  vi.useRealTimers();
});

const seconds = (s: number) => vi.advanceTimersByTimeAsync(s * 1000);
const show = (): (() => void) =>
  new QueryObserver(modules.client, { queryKey: ['a list'], retry: false }).subscribe(() => {});
const noAnswer = () => new modules.RequestError('no-answer', 'No answer');
/** The times of all calls, in seconds after the first. */
const failFrom = (error: () => Error) => {
  const times: number[] = [];
  const start = Date.now();
  answer.mockImplementation(async () => {
    times.push((Date.now() - start) / 1000);
    throw error();
  });
  return times;
};

it('an active query without an answer is refetched, with growing waits, until it has one', async () => {
  const times = failFrom(noAnswer);
  end = show();
  await seconds(120);
  expect(times).toEqual([0, 3.75, 11.25, 26.25, 56.25, 101.25]);
  answer.mockResolvedValue('the list');
  await seconds(60);
  expect(modules.client.getQueryData(['a list'])).toBe('the list');
  answer.mockClear();
  await seconds(600);
  expect(answer).not.toHaveBeenCalled();
});

it('a query that the server refuses, or answers only after a sign-in, is sent once', async () => {
  for (const error of [
    () => new modules.RequestError('client', 'No', 'FORBIDDEN', 403),
    () => new modules.RequestError('no-answer', 'Sign in first', 'NO_SESSION'),
  ]) {
    const times = failFrom(error);
    const hide = show();
    await seconds(600);
    expect(times).toEqual([0]);
    hide();
    modules.client.clear();
  }
});

it('a query that no screen uses any more is not refetched', async () => {
  const times = failFrom(noAnswer);
  const hide = show();
  await seconds(1);
  hide();
  await seconds(600);
  expect(times).toEqual([0]);
});

it('nothing is sent on a hidden page or without signal', async () => {
  const times = failFrom(noAnswer);
  end = show();
  await seconds(1);
  page.setHidden(true);
  await seconds(600);
  expect(times).toEqual([0]);
  page.setHidden(false);
  await seconds(0);
  expect(times).toHaveLength(2);
  page.setOnline(false);
  await seconds(600);
  expect(times).toHaveLength(2);
  page.setOnline(true);
  await seconds(60);
  expect(times.length).toBeGreaterThan(2);
});
