import { beforeEach, expect, it, vi } from 'vitest';
import { storeMissingPictures } from '../../src/platform/store-picture.ts';
import { PICTURE_CACHE } from '../../src/sync/picture-cache.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';
import { installFakeFetch } from '../support/fake-fetch.ts';

const ORIGIN = 'http://localhost';
const network = installFakeFetch(() => new Response('picture'));
const images: { currentSrc: string }[] = [];
let caches: FakeCacheStorage;

beforeEach(() => {
  network.requests.length = 0;
  network.respond = () => new Response('picture');
  images.length = 0;
  caches = new FakeCacheStorage();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', { images });
});

const stored = async (path: string) =>
  (await caches.open(PICTURE_CACHE)).put(ORIGIN + path, new Response('picture'));

it('fetches what is not stored in the width of a card', async () => {
  await stored('/images/cot-256.webp');
  await stored('/images/fan-128.avif');
  await storeMissingPictures(['cot@ffe3df', 'fan'], 1_000);
  expect(network.requestedPaths()).toEqual(['/images/fan-384.avif']);
});

it('fetches what the page shows at the same address, from the browser’s own cache', async () => {
  images.push({ currentSrc: `${ORIGIN}/images/cot-256.webp` });
  await storeMissingPictures(['cot'], 1_000);
  expect(network.requestedPaths()).toEqual(['/images/cot-256.webp']);
});

it('fetches no second width of what the page shows or stores meanwhile', async () => {
  network.respond = async ({ path }) => {
    if (path.includes('cot')) {
      images.push({ currentSrc: `${ORIGIN}/images/fan-256.avif` });
      await stored('/images/potty-640.avif');
    }
    return new Response('picture');
  };
  await storeMissingPictures(['cot', 'fan', 'potty'], 1_000);
  expect(network.requestedPaths()).toEqual(['/images/cot-384.avif', '/images/fan-256.avif']);
});

it('reads what is stored once where nothing is missing', async () => {
  for (const name of ['cot', 'fan', 'potty']) await stored(`/images/${name}-384.avif`);
  const reads = vi.spyOn(await caches.open(PICTURE_CACHE), 'keys');
  await storeMissingPictures(['cot', 'fan', 'potty'], 1_000);
  expect(reads).toHaveBeenCalledOnce();
});

it('ends once it has fetched more than its limit', async () => {
  await storeMissingPictures(['cot', 'fan', 'potty'], 10);
  expect(network.requestedPaths()).toEqual(['/images/cot-384.avif', '/images/fan-384.avif']);
});

it('stops at the first picture that a busy server does not send', async () => {
  network.respond = () => new Response('', { status: 503 });
  await expect(storeMissingPictures(['cot', 'fan', 'potty'], 1_000)).rejects.toThrow('503');
  expect(network.requestedPaths()).toEqual(['/images/cot-384.avif']);
});

it('ends with the first that does not come within a minute: other work waits for the end', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  network.respond = () => new Promise(() => {});
  const storing = storeMissingPictures(['cot', 'fan'], 1_000);
  await expect.poll(() => network.requestedPaths()).toEqual(['/images/cot-384.avif']);
  limit.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(storing).rejects.toThrow('Too late');
  expect(timeout).toHaveBeenCalledWith(60_000);
  timeout.mockRestore();
});
