import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../server/http/http-server.ts';
import { requestListener } from '../../../server/http/request-listener.ts';
import { POLL_MS } from '../../../src/features/inbox/queries.ts';
import { decodeBytes } from '../../support/decode-body.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const LIST = '/api/expo/list/latest';
let product: TestServer;
let http: Server;
beforeAll(async () => {
  product = await startTestServer();
  http = createHttpServer(requestListener(product.app.fetch, '127.0.0.1'));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  http.closeAllConnections();
  await new Promise((done) => http.close(done));
  await product.close();
});

type Sent = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
const request = (path: string, headers: Record<string, string>) =>
  new Promise<Sent>((done, fail) => {
    const { port } = http.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      done({ status: response.statusCode ?? 0, headers: response.headers, bytes });
    }).on('error', fail);
  });

describe('over a real connection', () => {
  it.each([
    ['br', LIST],
    ['gzip', LIST],
    ['br', '/trpc/businesses.expos.list'],
    ['gzip', '/trpc/businesses.expos.list'],
    ['gzip', '/sitemap.xml'],
  ])('%s bytes are sent for %s', async (encoding, path) => {
    const text = (await request(path, {})).bytes.toString();
    const { headers, bytes } = await request(path, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/\baccept-encoding$/);
    if (headers['content-length']) expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(decodeBytes(bytes, encoding)).toBe(text);
  });

  it('a client that has the list gets no bytes', async () => {
    const { headers } = await request(LIST, { 'accept-encoding': 'br' });
    const again = await request(LIST, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
  });

  it('a connection outlives the pause between two polls', async () => {
    const { headers } = await request(LIST, { connection: 'keep-alive' });
    const timeoutMs = Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1]) * 1000;
    expect(timeoutMs).toBe(http.keepAliveTimeout);
    expect(timeoutMs).toBeGreaterThan(2 * POLL_MS);
    expect(http.headersTimeout).toBeGreaterThan(http.keepAliveTimeout);
    expect(http.requestTimeout).toBeGreaterThan(http.headersTimeout);
  });

  it.each(['/robots.txt', '/sitemap.xml', LIST])(
    'a host that cannot be one is refused at %s',
    async (path) => {
      const { status, bytes } = await request(path, { host: 'xn--' });
      expect(status).toBe(400);
      expect(JSON.parse(bytes.toString())).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    },
  );

  it('headers that are too long are refused in our JSON', async () => {
    const { status, bytes } = await request(LIST, { 'x-jwt-token': 'x'.repeat(70_000) });
    expect(status).toBe(431);
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: { code: 'HEADERS_TOO_LARGE' } });
  });
});
