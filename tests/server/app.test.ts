import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { DELIVERY_MAX_BYTES } from '../../src/domain/delivery/delivery-limits.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const routeWithText = (path: string, text: string) => new Hono().get(path, (c) => c.text(text));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    extras: {
      images: routeWithText('/images/*', 'picture'),
      assets: routeWithText('/assets/*', 'asset'),
      pages: routeWithText('*', 'page'),
    },
  });
});
afterAll(() => server.close());

const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('every response', () => {
  it('that can be a document has a content security policy', async () => {
    const policy = policyOf(await server.app.request('/'));
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe(
      'https://www.youtube-nocookie.com https://youtube-nocookie.com https://player.vimeo.com',
    );
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
  });

  it.each(['/api/expo/list/latest', '/api/nothing', '/trpc/businesses.expos.list'])(
    'of the API allows nothing in its policy: %s',
    async (path) => {
      const policy = policyOf(await server.app.request(path));
      expect(Object.fromEntries(policy)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
    },
  );

  it.each(['/', '/api/expo/list/latest', '/api/nothing', '/trpc/businesses.expos.list'])(
    'carries the security headers: %s',
    async (path) => {
      const response = await server.app.request(path);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
    },
  );

  it.each(['/images/x', '/assets/x'])(
    'with a file of a page has `nosniff` and no policy: %s',
    async (path) => {
      const { headers } = await server.app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.has('content-security-policy')).toBe(false);
    },
  );

  it('allows connections to an API and a user pool on other hosts, and the pictures of the API', async () => {
    const env = {
      ...server.deps.env,
      apiHost: 'https://api.example.com/base',
      pool: { ...server.deps.env.pool, embedded: false, endpoint: 'https://pool.example.com/' },
    };
    const app = createApp({ ...server.deps, env });
    expect(policyOf(await app.request('/')).get('connect-src')).toBe(
      "'self' https://api.example.com https://pool.example.com",
    );
    expect(policyOf(await app.request('/')).get('img-src')).toBe(
      "'self' data: blob: https://api.example.com",
    );
  });

  it('allows error reports to the host of the DSN', async () => {
    const env = { ...server.deps.env, errorReportsTo: 'https://key@reports.example.com/path/7' };
    const app = createApp({ ...server.deps, env });
    expect(policyOf(await app.request('/')).get('connect-src')).toBe("'self' https://reports.example.com");
  });

  it('keeps a policy that a route has set', async () => {
    const strict = new Hono().get('/mailbox', (c) =>
      c.text('mail', 200, { 'content-security-policy': "default-src 'none'" }),
    );
    const app = createApp(server.deps, { assets: strict });
    expect((await app.request('/mailbox')).headers.get('content-security-policy')).not.toContain(
      'script-src',
    );
  });
});

describe('other origins', () => {
  it.each(['/api/expo/list/latest', '/api/nothing', '/api/user/get/profile', '/trpc/no.such', '/images/x'])(
    'can read %s and its headers without credentials',
    async (path) => {
      const { headers } = await server.app.request(path, { headers: { origin: 'https://app.example.com' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      const exposed = headers.get('access-control-expose-headers')?.toLowerCase().split(',');
      expect(exposed).toEqual(expect.arrayContaining(['x-rev', 'etag', 'retry-after']));
    },
  );

  it.each(['/api/user/get/profile', '/trpc/actions.deliver'])('can call %s with a token', async (path) => {
    const asked = ['authorization', 'x-jwt-token', 'content-type', 'trpc-accept'];
    const { status, headers } = await server.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked.join(','),
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(asked);
    expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(
      expect.arrayContaining(['GET', 'POST']),
    );
  });

  it('can read the error for a body that is too large', async () => {
    const headers = { origin: 'https://app.example.com' };
    const body = 'x'.repeat(2 ** 20 + 1);
    const response = await server.app.request('/trpc/actions.deliver', { method: 'POST', headers, body });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([413, '*']);
  });
});

describe('a request that is too large', () => {
  const MB = 2 ** 20;
  const send = (path: string, body: BodyInit, headers = {}) =>
    server.app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(MB / 4)),
    });

  it.each(['/api/app/qr/verify', '/trpc/actions.deliver', '/anything'])(
    'gets 413 in JSON for a body to %s',
    async (path) => {
      const declared = { 'content-length': String(5 * MB) };
      for (const response of [await send(path, 'x'.repeat(5 * MB), declared), await send(path, endless())]) {
        expect(response.status).toBe(413);
        expect(await response.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
      }
    },
  );

  it('is allowed less of in a procedure’s input than elsewhere, and more than a page delivers', async () => {
    const body = (bytes: number) => ['x'.repeat(bytes), { 'content-length': String(bytes) }] as const;
    expect((await send('/trpc/actions.deliver', ...body(2 * DELIVERY_MAX_BYTES))).status).not.toBe(413);
    expect((await send('/trpc/actions.deliver', ...body(MB / 2))).status).toBe(413);
    expect((await send('/anything', ...body(MB / 2))).status).not.toBe(413);
  });

  it.each(['/api/expo/list/latest', '/trpc/businesses.expos.list', '/'])(
    'gets 414 in JSON for an address: %s',
    async (path) => {
      expect((await server.app.request(`${path}?x=${'x'.repeat(32_000)}`)).status).not.toBe(414);
      const response = await server.app.request(`${path}?x=${'x'.repeat(33_000)}`);
      expect(response.status).toBe(414);
      expect(await response.json()).toMatchObject({ error: { code: 'URI_TOO_LONG' } });
    },
  );
});

describe('an address', () => {
  it.each([
    ['/', 'page'],
    ['/expo', 'page'],
    ['/a/b/c', 'page'],
    ['/images/expo-640.webp', 'picture'],
    ['/assets/app.js', 'asset'],
  ])('%s is answered by the %s', async (path, text) => {
    expect(await (await server.app.request(path)).text()).toBe(text);
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/../api/x', '/idp', '/mailbox', '/mailbox/x', '/a/b.js'])(
    '%s is not a page',
    async (path) => {
      const response = await server.app.request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('of the REST API does not accept %s', async (method) => {
    expect((await server.restCall('/api/user/get/profile', 'mei', { method })).status).toBe(404);
  });

  it('of the embedded pool exists only with that pool', async () => {
    const routes = routeWithText('/idp', 'pool');
    const extras = { mailbox: routeWithText('/mailbox', 'mail'), pages: routeWithText('*', 'page') };
    const app = createApp({ ...server.deps, identity: { ...server.pool, routes } }, extras);
    expect(await (await app.request('/idp')).text()).toBe('pool');
    expect(await (await app.request('/mailbox')).text()).toBe('mail');
    expect((await app.request('/idp/nothing')).status).toBe(404);
    expect((await app.request('/mailbox/nothing')).status).toBe(404);
  });

  it('that looks like a file is a page only for a request that accepts HTML', async () => {
    const pages = routeWithText('*', 'a page');
    const app = createApp(server.deps, { pages });
    const ask = async (path: string, accept: string) =>
      (await app.request(path, { headers: { accept } })).text();
    expect(await ask('/about.html', 'text/html,*/*;q=0.8')).toBe('a page');
    expect(await ask('/about.html', '*/*')).not.toBe('a page');
    expect(await ask('/old/picture.png', 'image/webp,*/*')).not.toBe('a page');
    expect(await ask('/idp', 'text/html')).not.toBe('a page');
    expect(await ask('/about', '*/*')).toBe('a page');
  });

  it('with invalid escapes does not cause a server error', async () => {
    for (const path of ['/api/%', '/%E0%A4%A', '/trpc/%E0%A4%A', '/api/shopping/item-list?expoId=%'])
      expect((await server.app.request(path)).status).toBeLessThan(500);
  });
});

describe('the time endpoint', () => {
  it('responds 401 if configured', async () => {
    const env = { ...server.deps.env, timeCallNeedsAuth: true };
    const response = await createApp({ ...server.deps, env }).request('/api/date/get/utc-date-time');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
  });
});
