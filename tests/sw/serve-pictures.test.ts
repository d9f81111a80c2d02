import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURE_CACHE } from '../../src/sync/picture-cache.ts';
import { servePictures } from '../../sw/serve-pictures.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';

type FetchEvent = {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

// Workbox reads these when it is imported, and listens when the first route is registered.
const worker = vi.hoisted(() => {
  const listeners = new Map<string, (event: never) => void>();
  const addEventListener = (type: string, listener: (event: never) => void) => listeners.set(type, listener);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', new URL('http://localhost/sw.js'));
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('ExtendableEvent', Object);
  return { listeners, addEventListener };
});
servePictures(worker as never);

/** Resolves once the worker lets pages load. */
async function activate(): Promise<void> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  worker.listeners.get('activate')?.({ waitUntil } as never);
  await work;
}

const picture = (body: string) => new Response(body, { headers: { 'content-type': 'image/avif' } });
const portalPage = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });

let caches: FakeCacheStorage;
let requests: string[];
let network: (path: string) => Response;
beforeEach(() => {
  caches = new FakeCacheStorage();
  requests = [];
  network = picture;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = url.replace('http://localhost', '');
    requests.push(path);
    return network(path);
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const noSignal = () => {
  throw new TypeError('Failed to fetch');
};
const stored = () => caches.entriesOf(PICTURE_CACHE).map(([path]) => path);

/** What the worker answers; null where it leaves the request to the browser. */
async function ask(path: string): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  const event: FetchEvent = {
    request: new Request(new URL(path, 'http://localhost')),
    respondWith: (given) => {
      answer = given;
    },
    waitUntil: (promise) => void work.push(promise.catch(() => {})),
  };
  worker.listeners.get('fetch')?.(event as never);
  const response = await (answer as Promise<Response> | null);
  await Promise.all(work);
  return response?.text() ?? null;
}

test('A picture is stored when it comes, and needs no network after that', async () => {
  const path = '/images/teddy-384.avif';
  expect(await ask(path)).toBe(path);
  expect(stored()).toEqual([path]);
  network = noSignal;
  expect(await ask(path)).toBe(path);
  expect(requests).toEqual([path]);
});

test.each([
  ['the page of a portal', portalPage],
  [
    'the picture of an error',
    () => new Response('', { status: 404, headers: { 'content-type': 'image/svg+xml' } }),
  ],
])('What comes instead of a picture reaches the page, and is not stored: %s', async (_, answer) => {
  network = answer;
  await ask('/images/teddy-384.avif');
  expect(requests).toHaveLength(1);
  expect(stored()).toEqual([]);
});

/** Complete for HTTP, as a proxy may send it. */
const avif = (length: number) =>
  new Response(
    Uint8Array.from([
      0,
      0,
      0,
      16,
      ...Buffer.from('ftypavif'),
      0,
      0,
      0,
      0,
      ...Buffer.from('\0\0\0\x0cmdatabcd'),
    ]).slice(0, length),
    {
      headers: { 'content-type': 'image/avif' },
    },
  );

test('A picture that was cut off is asked for again past the browser’s cache, and only the whole one is stored', async () => {
  const answers = [avif(20), avif(28)];
  network = () => answers.shift() ?? noSignal();
  await ask('/images/teddy-384.avif');
  expect(requests).toHaveLength(2);
  const cached = await (await caches.open(PICTURE_CACHE)).match('/images/teddy-384.avif');
  expect((await cached?.arrayBuffer())?.byteLength).toBe(28);
});

test.each([0, 20])('Nothing is stored of a picture of which only %i bytes ever come', async (length) => {
  network = () => avif(length);
  await ask('/images/teddy-384.avif');
  expect(stored()).toEqual([]);
});

test('Without signal the widest that is stored of the same picture is shown, and never another picture', async () => {
  for (const name of ['teddy-192.avif', 'teddy-768.avif', 'teddy-384.avif', 'cot-1536.avif'])
    await ask(`/images/${name}`);
  network = noSignal;
  expect(await ask('/images/teddy-1536.webp')).toBe('/images/teddy-768.avif');
  await expect(ask('/images/pram-384.avif')).rejects.toThrow();
});

const saveTeddy = async () => {
  network = picture;
  await ask('/images/teddy-384.avif');
};

test.each([
  ['the page of a portal', portalPage],
  ['a server that asks to come later', () => new Response('', { status: 503 })],
])('The same picture in another width is shown in the place of %s', async (_, answer) => {
  await saveTeddy();
  network = answer;
  expect(await ask('/images/teddy-1536.webp')).toBe('/images/teddy-384.avif');
  expect(stored()).toEqual(['/images/teddy-384.avif']);
});

/** The network is silent until the function that this returns is called. */
function waitForAnswer(): (response: Response) => void {
  let answer = (_: Response) => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  return (response) => answer(response);
}

test('The same picture in another width is shown when no answer comes, and the one that comes later is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await saveTeddy();
  const answer = waitForAnswer();
  const asked = ask('/images/teddy-1536.webp');
  await vi.advanceTimersByTimeAsync(8_000);
  answer(picture('the sharp one'));
  expect(await asked).toBe('/images/teddy-384.avif');
  expect(stored()).toEqual(['/images/teddy-384.avif', '/images/teddy-1536.webp']);
});

test('A picture that comes late is shown where nothing of it is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const answer = waitForAnswer();
  const asked = ask('/images/teddy-384.avif');
  await vi.advanceTimersByTimeAsync(60_000);
  answer(picture('late'));
  expect(await asked).toBe('late');
});

test('Where what is stored cannot be read, pictures come from the network', async () => {
  const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  vi.stubGlobal('caches', { open: broken, match: broken, keys: broken });
  expect(await ask('/images/teddy-384.avif')).toBe('/images/teddy-384.avif');
});

test('On a full phone a picture is shown, and those that were saved stay', async () => {
  const saved = ['/images/teddy-384.avif', '/images/cot-384.avif'];
  for (const path of saved) await ask(path);
  const cache = await caches.open(PICTURE_CACHE);
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  expect(await ask('/images/pram-384.avif')).toBe('/images/pram-384.avif');
  expect(stored()).toEqual(saved);
});

test('Only pictures of this site are answered by the worker', async () => {
  for (const address of ['/api/expo/list/latest', 'https://elsewhere.example/images/teddy-384.avif'])
    expect(await ask(address)).toBeNull();
  expect(requests).toEqual([]);
});

test('A picture that an earlier version has stored, cut off, is deleted once this one is active', async () => {
  const cache = await caches.open(PICTURE_CACHE);
  await cache.put('/images/teddy-384.avif', avif(28));
  await cache.put('/images/cot-384.avif', avif(20));
  await activate();
  await expect.poll(stored).toEqual(['/images/teddy-384.avif']);
});

test('What an earlier version has stored and is no picture is deleted when this one becomes active', async () => {
  const cache = await caches.open(PICTURE_CACHE);
  await cache.put('/images/teddy-384.avif', picture('teddy'));
  await cache.put('/images/cot-384.avif', portalPage());
  await activate();
  expect(stored()).toEqual(['/images/teddy-384.avif']);
});
