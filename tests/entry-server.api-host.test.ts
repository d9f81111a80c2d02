import type { Hono } from 'hono';
import superjson from 'superjson';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastGoodAnswers } from '../server/api-host/last-good-answers.ts';
import { createApp } from '../server/app.ts';
import { createTemplateFiller } from '../server/http/html-template.ts';
import { pageRoutes } from '../server/http/page-routes.ts';
import type { Renderer } from '../src/domain/routing/ssr-contract.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from './support/test-server.ts';

// The server that renders pages, with another server of ours as the backend behind it.

const API_HOST = 'https://api.example/v2';
const SHELL = '<html><head><!--head--><!--/head--></head><body><div id="root"></div></body></html>';
const HOUR_MS = 60 * 60_000;

let backend: TestServer;
let renderer: Renderer;
beforeAll(async () => {
  vi.stubEnv('VITE_API_HOST', API_HOST);
  backend = await startTestServer();
  renderer = await import('../src/entry-server.tsx');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await backend.close();
});

/** The server’s own database, which has nothing to do with what pages show. */
const untouchable = new Proxy({} as TestServer['db'], {
  get() {
    throw new Error('The database is read');
  },
});

type Respond = (url: URL, init: RequestInit) => Response | Promise<Response>;
const fromBackend: Respond = ({ href }, init) => backend.app.request(href.replace(API_HOST, ''), init);
const unreachable: Respond = () => Promise.reject(new TypeError('fetch failed'));

let requests: { url: URL; init: RequestInit }[];
let respond: Respond;
let nowMs: number;
let tooLate: AbortController;
let site: Hono;
beforeEach(() => {
  requests = [];
  respond = fromBackend;
  nowMs = TEST_NOW_MS;
  tooLate = new AbortController();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address);
    requests.push({ url, init });
    return respond(url, init);
  });
  const deps = {
    ...backend.deps,
    now: () => nowMs,
    db: untouchable,
  };
  const { fetchQuery, forPage } = lastGoodAnswers({
    ...backend.deps,
    now: deps.now,
    ask: renderer.askApi,
    patience: () => AbortSignal.any([tooLate.signal]),
  });
  const pages = pageRoutes({
    now: deps.now,
    answersFor: forPage,
    version: async () => '',
    render: async () => renderer.render,
    template: async () => ({ fillShell: ({ head }) => head, fill: createTemplateFiller(SHELL) }),
  });
  site = createApp(deps, { fetchQuery, pages });
});
const get = (path: string) => site.request(`https://expo.example${path}`);
const htmlOf = async (path: string) => (await get(path)).text();

const EXPO = '/expo?expoSlug=baby-fair-kl';
const firstOf = async (path: string) =>
  ((await backend.rpcQuery(path, {})).data as { items: { slug: string; name?: string }[] }).items[0];

describe('With an API host', () => {
  it('pages, structured data, share tags and sitemap come from there, without a token', async () => {
    const brand = await firstOf('businesses.brands.list');
    const article = await firstOf('businesses.articles.list');
    for (const path of ['/', EXPO, `/brands/${brand?.slug}`, `/articles/${article?.slug}`])
      expect((await get(path)).status, path).toBe(200);
    const html = await htmlOf(`/brands/${brand?.slug}`);
    expect(html).toContain(`<title>Yhello | ${brand?.name}</title>`);
    expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"Brand"/);
    expect(html).toMatch(new RegExp(`property="og:image" content="${API_HOST}/images/[\\w-]+-1200\\.jpg"`));
    expect(html).toMatch(new RegExp(`"image":\\["${API_HOST}/images/`));
    expect(html).toContain(`src="${API_HOST}/images/`);
    // What the page names itself is its own.
    expect(await htmlOf('/')).toContain('src="/images/hero-phone-828.webp"');
    const sitemap = await htmlOf('/sitemap.xml');
    for (const path of [`/brands/${brand?.slug}`, `/articles/${article?.slug}`])
      expect(sitemap).toContain(`<loc>https://expo.example${path}</loc>`);
    for (const { url, init } of requests) {
      expect(url.href.startsWith(`${API_HOST}/`)).toBe(true);
      expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
      expect([...new Headers(init.headers).keys()].sort()).not.toContain('authorization');
      expect(init.signal).toBeInstanceOf(AbortSignal);
    }
  });

  it('a page without any answer is “later”, and never “not found”', async () => {
    respond = unreachable;
    for (const path of ['/', EXPO, '/brands/pip', '/articles/sleep', '/faqs', '/sitemap.xml']) {
      const response = await get(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.has('retry-after'), path).toBe(true);
      expect(await response.text(), path).not.toMatch(/not found|can’t find/i);
    }
    expect((await get('/account')).status).toBe(200);
  });

  it('what the backend does not know is not found', async () => {
    expect((await get('/brands/nobody')).status).toBe(404);
  });

  it('the last good answers are shown with their age while the backend is away', async () => {
    const before = await htmlOf(EXPO);
    respond = unreachable;
    nowMs += HOUR_MS;
    const response = await get(EXPO);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.has('x-digest')).toBe(false);
    expect(/<h1.*?<\/h1>/s.exec(html)?.[0]).toBe(/<h1.*?<\/h1>/s.exec(before)?.[0]);
    expect(before).not.toContain('As of');
    expect(html.replaceAll('<!-- -->', '')).toContain('As of 21/11/2026, 10:00 AM. We couldn’t get');
    expect(html).toContain(`"older":{"ms":${TEST_NOW_MS}`);
    expect((await get('/sitemap.xml')).status).toBe(503);
    respond = fromBackend;
    nowMs += HOUR_MS;
    expect(await htmlOf(EXPO)).not.toContain('As of');
  });

  const json = (body: BodyInit, init: ResponseInit = {}) =>
    new Response(body, { ...init, headers: { 'content-type': 'application/json' } });
  const hostile: Record<string, Respond> = {
    'a redirect': () => Promise.reject(new TypeError('unexpected redirect')),
    'HTML with 200': () => new Response('<h1>Free Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    'HTML called JSON': () => json('<h1>Free Wi-Fi</h1>'),
    'half a response': async (url, init) => {
      const text = await (await fromBackend(url, init)).text();
      return json(text.slice(0, text.length / 2));
    },
    '20 MB': ({ pathname }) => {
      const long = 'x'.repeat(20 * 1024 * 1024);
      return json(
        pathname.startsWith('/v2/api')
          ? JSON.stringify({ upcoming: [], past: [], long })
          : JSON.stringify([{ result: { data: superjson.serialize(long) } }]),
      );
    },
    'another shape': () => json(JSON.stringify([{ result: { data: { json: { slug: 7 } } } }])),
    'a stranger’s 404': () => json('{"message":"Not Found"}', { status: 404 }),
    'a 404 page': () => new Response('<h1>Not Found</h1>', { status: 404 }),
    'a 500 of its own': () =>
      json(
        '[{"error":{"json":{"code":-32603,"message":"","data":{"code":"INTERNAL_SERVER_ERROR","httpStatus":500}}}}]',
        {
          status: 500,
        },
      ),
    'a 401': () =>
      json(
        '[{"error":{"json":{"code":-32001,"message":"","data":{"code":"UNAUTHORIZED","httpStatus":401}}}}]',
        {
          status: 401,
        },
      ),
    'a response that comes too late': async () => {
      tooLate.abort();
      await new Promise(setImmediate);
      throw new DOMException('', 'TimeoutError');
    },
  };
  it.each(Object.entries(hostile))(
    '%s is no answer: neither shown, nor stored, nor “not found”',
    async (_, answer) => {
      respond = answer;
      expect((await get('/brands/pip')).status).toBe(503);
      expect((await get('/')).status).toBe(503);
      tooLate = new AbortController();
      nowMs += HOUR_MS;
      respond = fromBackend;
      const before = await htmlOf(EXPO);
      nowMs += HOUR_MS;
      respond = answer;
      const after = await get(EXPO);
      expect(after.status).toBe(200);
      const html = await after.text();
      expect(html).toContain('As of');
      expect(/<h1.*?<\/h1>/s.exec(html)?.[0]).toBe(/<h1.*?<\/h1>/s.exec(before)?.[0]);
      expect(html).not.toContain('Wi-Fi');
    },
  );

  it('no endless body is read to its end', async () => {
    let sent = 0;
    respond = () =>
      json(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            sent += 1;
            controller.enqueue(new Uint8Array(100_000).fill(0x20));
          },
        }) as unknown as BodyInit,
      );
    expect((await get('/brands/pip')).status).toBe(503);
    expect(sent).toBeLessThan(1_000);
  });
});

it('Nothing of a visitor is asked for', async () => {
  for (const path of ['users.profiles.myDetail', 'businesses.expos.myCheckIns', '/api/user/get/profile'])
    await expect(renderer.askApi([path])).rejects.toMatchObject({ code: 'NO_SESSION' });
  expect(requests).toEqual([]);
});
