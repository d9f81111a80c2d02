import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { dateStoredAnswers } from '../../src/platform/date-stored-answers.ts';
import { createQueryClient, fetchQuery } from '../../src/platform/query-client.ts';
import { restQuery } from '../../src/platform/query-options.ts';
import { FROM_CACHE_HEADER } from '../../src/sync/classify-response.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { type FakeFetch, installFakeFetch } from '../support/fake-fetch.ts';
import { jsonResponse } from '../support/responses.ts';

const query = restQuery('/api/expo/list/latest', { staleTime: 5 * 60 * 1000 });
const LIST = { upcoming: [], past: [] };
const STORED = 'Wed, 02 Dec 2026 02:00:00 GMT';
const fromCache = (date: string) => jsonResponse(LIST, 200, { [FROM_CACHE_HEADER]: '1', date });

let network: FakeFetch;
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-04T02:00:00Z') });
  installFakeBrowser();
  network = installFakeFetch(() => fromCache(STORED));
  client = createQueryClient(fetchQuery);
  return () => {
    client.clear();
    vi.useRealTimers();
  };
});
const age = () => client.getQueryState(query.queryKey)?.dataUpdatedAt;
const ask = () => client.fetchQuery({ ...query, staleTime: 0 });

it('What the worker answers out of its cache has the age that it has there, and is stale', async () => {
  dateStoredAnswers(client);
  await client.fetchQuery(query);
  expect(age()).toBe(Date.parse(STORED));
  expect(
    client
      .getQueryCache()
      .find({ queryKey: query.queryKey })
      ?.isStaleByTime(5 * 60 * 1000),
  ).toBe(true);
});

it('An answer from before the page was idle gets its age, too', async () => {
  await client.fetchQuery(query);
  expect(age()).toBe(Date.now());
  dateStoredAnswers(client);
  expect(age()).toBe(Date.parse(STORED));
});

it('The answer of the network after it has the current time', async () => {
  dateStoredAnswers(client);
  await client.fetchQuery(query);
  network.respond = () => jsonResponse(LIST);
  await ask();
  expect(age()).toBe(Date.now());
});

it.each([
  ['without a date', ''],
  ['of a day to come, after the clock was set back', 'Sat, 05 Dec 2026 02:00:00 GMT'],
])('The age of an answer %s is not known', async (_, date) => {
  network.respond = () => fromCache(date);
  dateStoredAnswers(client);
  await client.fetchQuery(query);
  expect(age()).toBe(0);
});
