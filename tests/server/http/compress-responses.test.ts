import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressResponses } from '../../../server/http/compress-responses.ts';
import { decodeBody } from '../../support/decode-body.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, encoding?: string, headers = {}) =>
  server.app.request(path, { headers: { ...(encoding && { 'accept-encoding': encoding }), ...headers } });
const LONG = [
  '/trpc/businesses.articles.list?input=%7B%22json%22%3A%7B%7D%7D',
  '/trpc/businesses.settings.getAllFeatureFlags,businesses.expos.list?batch=1&input=%7B%7D',
  '/api/expo/list/latest',
  '/sitemap.xml',
];

describe.each(LONG)('%s', (path) => {
  it.each(['br', 'gzip'])('is sent as %s in a third of its size', async (encoding) => {
    const plain = await get(path);
    const text = await plain.text();
    expect(plain.headers.has('content-encoding')).toBe(false);
    const response = await get(path, encoding);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'content-security-policy'])
      expect(response.headers.get(name), name).toBe(plain.headers.get(name));
    expect(response.headers.get('vary')).toMatch(/\baccept-encoding$/);
    const bytes = (await response.clone().arrayBuffer()).byteLength;
    expect(bytes).toBeLessThan(text.length / 3 + 200);
    expect(await decodeBody(response)).toBe(text);
  });
});

describe('a response', () => {
  it.each(['/api/date/get/utc-date-time', '/api/nothing', '/robots.txt', '/trpc/no.such'])(
    'below 1 KB is sent as it is: %s',
    async (path) => {
      const [plain, response] = [await get(path), await get(path, 'br')];
      expect(response.headers.has('content-encoding')).toBe(false);
      expect(response.status).toBe(plain.status);
      expect(response.headers.get('content-type')).toBe(plain.headers.get('content-type'));
      expect(await response.text()).toBe(await plain.text());
    },
  );

  it('of a visitor keeps its revision and is not cached', async () => {
    const path = `/trpc/${Array(40).fill('users.carts.count').join()}?batch=1&input=%7B%7D`;
    const response = await get(path, 'br', { authorization: `Bearer ${server.tokenFor('wei')}` });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-rev')).toBe('0');
  });

  it.each(['/sitemap.xml', '/api/expo/list/latest'])(
    'that a client has in any form is not sent again: %s',
    async (path) => {
      const etags = await Promise.all(
        [undefined, 'gzip', 'br'].map(async (encoding) => (await get(path, encoding)).headers.get('etag')),
      );
      for (const etag of etags) {
        const response = await get(path, 'br', { 'if-none-match': etag });
        expect(response.status).toBe(304);
        expect(await response.text()).toBe('');
        expect(response.headers.get('etag')).toBe(etag);
        expect(response.headers.has('content-encoding')).toBe(false);
      }
    },
  );

  it('has the same headers for a HEAD request, and no body', async () => {
    const [head, full] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        server.app.request('/sitemap.xml', { method, headers: { 'accept-encoding': 'gzip' } }),
      ),
    );
    expect(Object.fromEntries(head?.headers ?? [])).toEqual(Object.fromEntries(full?.headers ?? []));
    expect(await head?.text()).toBe('');
  });
});

describe('any handler’s text', () => {
  const respond = (body: string | null, status: number, headers: Record<string, string>) =>
    new Hono()
      .use(compressResponses)
      .get('/', (c) => c.body(body as string, status as 200, headers))
      .request('/', { headers: { 'accept-encoding': 'br' } });

  it('arrives unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 3_000, size: 'max' }),
        fc.constantFrom(200, 201, 400, 404, 500),
        async (text, status) => {
          const response = await respond(text, status, { 'content-type': 'text/plain; charset=utf-8' });
          expect(response.status).toBe(status);
          expect(response.headers.has('content-encoding')).toBe(Buffer.byteLength(text) >= 1_024);
          expect(await decodeBody(response)).toBe(text);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('with a strong ETag gets a weak one: its bytes are others', async () => {
    const type = { 'content-type': 'text/css' };
    const long = await respond('a'.repeat(2_000), 200, { ...type, etag: '"1"' });
    expect(long.headers.get('etag')).toBe('W/"1"');
    expect((await respond('a', 200, { ...type, etag: '"1"' })).headers.get('etag')).toBe('"1"');
  });

  it('that varies already does so once', async () => {
    const headers = { 'content-type': 'text/css', vary: 'Accept-Encoding' };
    expect((await respond('a'.repeat(2_000), 200, headers)).headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['a picture', 200, { 'content-type': 'image/webp' }],
    ['a file compressed at build', 200, { 'content-type': 'text/css', 'content-encoding': 'gzip' }],
    ['a part of a file', 206, { 'content-type': 'text/css' }],
  ])('is left alone if it is %s', async (_, status, headers) => {
    const response = await respond('a'.repeat(2_000), status, headers);
    expect(response.headers.get('content-encoding') ?? '').not.toBe('br');
    expect(await response.text()).toBe('a'.repeat(2_000));
  });

  it.each([204, 304])('is left alone if its status is %i', async (status) => {
    const response = await respond(null, status, { 'content-type': 'text/css' });
    expect(response.status).toBe(status);
    expect(response.body).toBeNull();
  });
});
