import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes } from '../../../server/http/asset-routes.ts';
import { decodeBody } from '../../support/decode-body.ts';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let assets: ReturnType<typeof assetRoutes>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'retired'));
  for (const path of ['client/assets/new.js', 'client/sw.js', 'retired/old.js']) {
    await writeFile(join(folder, path), script);
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(script));
    await writeFile(join(folder, `${path}.gz`), gzipSync(script));
  }
  assets = assetRoutes({ current: join(folder, 'client'), retired: join(folder, 'retired') });
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(['/assets/new.js', '/assets/old.js', '/sw.js'])('the file %s', (path) => {
  it.each(['br', 'gzip'])('is sent as %s', async (encoding) => {
    const response = await assets.request(path, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
    expect(await decodeBody(response)).toBe(script);
  });

  it('is sent as it is to a client that accepts neither', async () => {
    const response = await assets.request(path);
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe(script);
  });
});

it('a file is sent whole whatever part of it is asked for: a browser would join parts of two builds', async () => {
  await writeFile(join(folder, 'client/licences.txt'), script);
  for (const range of ['bytes=5-', 'bytes=-5', 'bytes=999999-', 'bytes=0-1,4-5']) {
    const headers = { range, 'if-range': '"of the build before"' };
    const response = await assets.request('/licences.txt', { headers });
    expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
    expect(await response.text()).toBe(script);
  }
});

it('what the build keeps for the server is not sent', async () => {
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await writeFile(join(folder, 'client/.vite/page-files.json'), '{}');
  expect((await assets.request('/.vite/page-files.json')).status).toBe(404);
});

it('the shell is a file for the worker, and home for whoever opens its address', async () => {
  await writeFile(join(folder, 'client/index.html'), '<div id="root"></div>');
  const page = await assets.request('/index.html', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('location')]).toEqual([301, '/']);
  const file = await assets.request('/index.html', { headers: { accept: '*/*' } });
  expect(await file.text()).toBe('<div id="root"></div>');
  // A cache between server and phones must not give the worker what a visitor got.
  expect([page.headers.get('vary'), file.headers.get('vary')]).toEqual(['accept', 'accept']);
});

it.each(['br', 'gzip', 'identity'])(
  'The server does not send an unchanged worker again (%s)',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const etag = (await assets.request('/sw.js', { headers })).headers.get('etag') ?? '';
    const again = await assets.request('/sw.js', { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(await again.text()).toBe('');
    const other = await assets.request('/sw.js', { headers: { ...headers, 'if-none-match': '"older"' } });
    expect(await decodeBody(other)).toBe(script);
  },
);

it('The server sends another file in the place of the service worker, where the worker is withdrawn', async () => {
  const withdrawn = assetRoutes({
    current: join(folder, 'client'),
    retired: join(folder, 'retired'),
    worker: 'sw/kill-switch.js',
  });
  const response = await withdrawn.request('/sw.js', { headers: { 'accept-encoding': 'br' } });
  expect(await response.text()).toContain('registration.unregister()');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await (await withdrawn.request('/assets/new.js')).text()).toBe(script);
});
