import { beforeEach, describe, expect, it } from 'vitest';
import { FROM_CACHE_HEADER } from '../../src/sync/classify-response.ts';
import { createExpoListCache, EXPO_LIST_CACHE, type LateRefusal } from '../../sw/expo-list.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';
import { jsonResponse } from '../support/responses.ts';

const URL = 'http://localhost/api/expo/list/latest';
const NOW = Date.parse('2026-11-22T02:00:00Z');
const flags = { showHighlights: true, showStarbuys: false, showPreExpoSale: false };
const expo = (slug: string, more = {}) => ({
  ...{ id: slug, name: slug, slug, fromDate: '2026-12-04', toDate: '2026-12-06', ...flags },
  ...{ venue: 'MITEC', tagline: '', summary: '', picture: 'expo', schedule: [], ...more },
});
const list = (...upcoming: unknown[]) => ({ upcoming, past: [] });
const refusal = (status: number) => jsonResponse({ error: { code: 'NOT_FOUND', message: 'No' } }, status);

/** A network whose responses the test gives, one after the other, and a clock that goes on when the test says so. */
let requests: { resolve: (response: Response) => void; reject: (error: Error) => void }[];
let inits: RequestInit[];
let waits: { ms: number; end: () => void }[];
let work: Promise<unknown>[];
let refusals: LateRefusal[];
let caches: FakeCacheStorage;
let expoList: ReturnType<typeof createExpoListCache>;
beforeEach(() => {
  [requests, inits, waits, work, refusals] = [[], [], [], [], []];
  caches = new FakeCacheStorage();
  expoList = createExpoListCache({
    caches: caches as unknown as CacheStorage,
    fetch: (_, init) => {
      inits.push(init);
      return new Promise((resolve, reject) => requests.push({ resolve, reject }));
    },
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    now: () => NOW,
  });
});

const ask = () =>
  expoList.respond({
    url: URL,
    waitUntil: (promise) => work.push(promise),
    onLateRefusal: (late) => refusals.push(late),
  });
/** A body that ends with the connection. */
const brokenOff = () =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"upcoming":['));
      stream.error(new TypeError('network error'));
    },
  });
/** Lets everything run that waits neither for the network nor for the clock. */
const settle = () => new Promise((done) => setTimeout(done));
const stored = async () => {
  const [[, response] = []] = caches.entriesOf(EXPO_LIST_CACHE);
  return response?.clone().json();
};

async function answer(response: Response): Promise<Response> {
  const answered = ask();
  requests.at(-1)?.resolve(response);
  return answered.finally(settle);
}
/** What the page gets when the network is silent. */
async function askWithoutAnswer(): Promise<Response> {
  const answered = ask();
  waits.at(-1)?.end();
  return answered.finally(settle);
}

describe('a list of the server', () => {
  it('reaches the page as it came, and is stored without its wrong expos', async () => {
    const came = list(expo('good'), expo('never', { toDate: '2026-11-31' }), null);
    expect(await (await answer(jsonResponse(came))).json()).toEqual(came);
    expect(await stored()).toEqual(list(expo('good')));
  });

  it.each([
    ['wrong expos only', jsonResponse(list({ evil: 1 }))],
    ['another shape', jsonResponse({ hello: 'world' })],
    ['more than any list of ours', jsonResponse(list(expo('x'.repeat(1_000_000))))],
    ['a refusal', refusal(404)],
  ])('is not stored if it holds %s', async (_, response) => {
    await answer(jsonResponse(list(expo('before'))));
    expect(await answer(response)).toBe(response);
    expect(await stored()).toEqual(list(expo('before')));
  });

  it('is asked for each time: what the browser has kept may be the page of a portal', async () => {
    await answer(jsonResponse(list()));
    expect(inits).toMatchObject([{ cache: 'no-cache' }]);
  });

  it('that cannot be stored reaches the page nevertheless', async () => {
    caches.open = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    expect((await answer(jsonResponse(list()))).status).toBe(200);
    await Promise.all(work);
  });
});

describe('without an answer in time', () => {
  beforeEach(() => answer(jsonResponse(list(expo('before')))));

  it('the page gets the stored list, marked as such', async () => {
    const response = await askWithoutAnswer();
    expect(response.headers.get(FROM_CACHE_HEADER)).toBe('1');
    expect(await response.json()).toEqual(list(expo('before')));
  });

  it('the page gets the stored list at once when the network fails', async () => {
    const answered = ask();
    requests.at(-1)?.reject(new TypeError('Failed to fetch'));
    expect((await answered).headers.get(FROM_CACHE_HEADER)).toBe('1');
    await Promise.all(work);
    expect(refusals).toEqual([]);
  });

  it.each([
    [
      'the page of a portal',
      () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a server that asks to come later', () => refusal(503)],
    ['a list that breaks off', () => new Response(brokenOff(), jsonResponse(''))],
  ])('the page gets the stored list in the place of %s', async (_, response) => {
    const answered = await answer(response());
    expect(answered.headers.get(FROM_CACHE_HEADER)).toBe('1');
    expect(await answered.json()).toEqual(list(expo('before')));
    await Promise.all(work);
    expect(await stored()).toEqual(list(expo('before')));
    expect(refusals).toEqual([]);
  });

  it('the page gets the stored list where the rest of a new one does not come', async () => {
    const answered = ask();
    requests.at(-1)?.resolve(new Response(new ReadableStream(), jsonResponse('')));
    await settle();
    waits.at(-1)?.end();
    expect(await (await answered).json()).toEqual(list(expo('before')));
  });

  it('the page waits for the network where the stored list cannot be read', async () => {
    caches.open = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
    const answered = ask();
    waits.at(-1)?.end();
    await settle();
    requests.at(-1)?.resolve(jsonResponse(list(expo('late'))));
    expect(await (await answered).json()).toEqual(list(expo('late')));
    await Promise.all(work);
  });

  it('a list that comes later is stored', async () => {
    await askWithoutAnswer();
    requests.at(-1)?.resolve(jsonResponse(list(expo('later'))));
    await Promise.all(work);
    expect(await stored()).toEqual(list(expo('later')));
    expect(refusals).toEqual([]);
  });

  it.each([400, 403, 404])(
    'a %i that comes later is passed on, with the age of what is shown',
    async (status) => {
      await askWithoutAnswer();
      requests.at(-1)?.resolve(refusal(status));
      await Promise.all(work);
      expect(refusals).toEqual([{ status, code: 'NOT_FOUND', storedAtMs: NOW }]);
      expect(await stored()).toEqual(list(expo('before')));
    },
  );

  it.each([
    ['a portal', new Response('<h1>Wi-Fi</h1>', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['a server that asks to come later', refusal(503)],
    ['a limit', refusal(429)],
    ['a call without a token', refusal(401)],
  ])('no answer is passed on: %s', async (_, response) => {
    await askWithoutAnswer();
    requests.at(-1)?.resolve(response);
    await Promise.all(work);
    expect(refusals).toEqual([]);
  });

  it('a 500 is passed on when it persists', async () => {
    await askWithoutAnswer();
    for (const delayMs of [1_000, 2_000, 4_000]) {
      requests.at(-1)?.resolve(refusal(500));
      await settle();
      expect(refusals).toEqual([]);
      expect(waits.at(-1)?.ms).toBe(delayMs);
      waits.at(-1)?.end();
      await settle();
    }
    requests.at(-1)?.resolve(refusal(500));
    await Promise.all(work);
    expect(refusals).toMatchObject([{ status: 500 }]);
  });

  it('a 500 is not passed on if the second request succeeds', async () => {
    await askWithoutAnswer();
    requests.at(-1)?.resolve(refusal(500));
    await settle();
    waits.at(-1)?.end();
    await settle();
    requests.at(-1)?.resolve(jsonResponse(list(expo('later'))));
    await Promise.all(work);
    expect(refusals).toEqual([]);
  });

  it('a refusal is not passed on after a list that came later than its request', async () => {
    await askWithoutAnswer();
    const [slow] = requests.slice(-1);
    await answer(jsonResponse(list(expo('newer'))));
    slow?.resolve(refusal(404));
    await Promise.all(work);
    expect(refusals).toEqual([]);
  });
});

it('without a stored list the page gets what came, whatever it is', async () => {
  const portalPage = new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
  expect(await (await answer(portalPage)).text()).toBe('<h1>Wi-Fi</h1>');
});

it('without a stored list the page waits for the network', async () => {
  const answered = ask();
  waits.at(-1)?.end();
  await settle();
  requests.at(-1)?.resolve(refusal(404));
  expect((await answered).status).toBe(404);
  await Promise.all(work);
  expect(refusals).toEqual([]);
});
