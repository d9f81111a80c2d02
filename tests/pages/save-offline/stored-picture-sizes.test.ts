import { afterEach, expect, it, vi } from 'vitest';
import { storedPictureSizes } from '../../../src/pages/save-offline/stored-picture-sizes.ts';
import { PICTURE_CACHE } from '../../../src/sync/picture-cache.ts';
import { FakeCacheStorage } from '../../support/fake-cache-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('Of the stored pictures only those that are asked for are read, each once, and an evicted one is missing', async () => {
  const storage = new FakeCacheStorage();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const cache = await storage.open(PICTURE_CACHE);
  const read = vi.spyOn(cache, 'match');
  await cache.put('/images/cot-384.avif', new Response('12345', { headers: { 'content-length': '5' } }));
  await cache.put('/images/pram-768.webp', new Response('1234567'));
  await cache.put('/images/teether-384.avif', new Response('1'));
  const stored = async () => [...(await storedPictureSizes(['cot', 'pram', 'rattle']))];
  const both = [
    ['cot', 5],
    ['pram', 7],
  ];
  expect([await stored(), await stored()]).toEqual([both, both]);
  expect(read).toHaveBeenCalledTimes(2);
  await cache.delete('/images/cot-384.avif');
  expect(await stored()).toEqual([['pram', 7]]);
});
