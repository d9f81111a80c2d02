import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTemplateFiller } from '../../../server/http/html-template.ts';
import { pageRoutes } from '../../../server/http/page-routes.ts';
import { decodeBody } from '../../support/decode-body.ts';
import { TEST_NOW_MS } from '../../support/test-now.ts';

const shell = '<html><head><!--head--><!--/head--></head><body><div id="root"></div></body></html>';
let nowMs: number;
let content: string;
let renderings: number;
let status: number;
/** The time of the answers that pages are rendered from. */
let asOf: number | null;
let routes: ReturnType<typeof pageRoutes>;
/** By address: where it leads now. */
let moved: Map<string, string>;
beforeEach(() => {
  nowMs = TEST_NOW_MS;
  content = '<p>Prams</p>'.repeat(200);
  renderings = 0;
  status = 200;
  asOf = null;
  moved = new Map([['/brands/old', '/brands/new']]);
  routes = pageRoutes({
    now: () => nowMs,
    answersFor: () => ({ fetchQuery: async () => null, asOf: () => asOf }),
    version: async () => 'policy-and-content',
    movedAddress: async ({ pathname }) => moved.get(pathname) ?? null,
    template: async () => ({
      fillShell: ({ head }) => shell.replace('<!--head-->', head),
      fill: createTemplateFiller(shell),
    }),
    render:
      async () =>
      async ({ url }) => {
        renderings++;
        if (url.startsWith('/account')) return { head: '<title>My Account</title>' };
        return { status, pageFile: '', head: '', html: content, state: '{}', jsonLd: '' };
      },
  });
});

const get = (path: string, encoding = '', headers = {}) =>
  routes.request(path, { headers: { 'accept-encoding': encoding, ...headers } });

describe('a rendered page', () => {
  it.each(['', 'gzip', 'br', 'gzip, br'])('has the digest of its HTML for "%s"', async (accepted) => {
    const response = await get('/', accepted);
    expect(response.headers.get('content-encoding') ?? '').toBe(accepted.split(', ').at(-1));
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const html = await decodeBody(response);
    expect(html).toContain(content);
    expect(response.headers.get('x-digest')).toBe(createHash('sha256').update(html).digest('base64'));
    expect(response.headers.get('x-build')).toBe('test.policy-and-content');
  });

  it('is not sent again to a client that has it in any form', async () => {
    const etag = (await get('/', 'gzip')).headers.get('etag') ?? '';
    for (const accepted of ['', 'gzip', 'br']) {
      const response = await get('/', accepted, { 'if-none-match': etag });
      expect(response.status).toBe(304);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    content += '<p>Cots</p>';
    nowMs += 60_000;
    expect((await get('/', 'br', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is painted with its first screen, where it names one', async () => {
    const waits = '<link rel="expect" href="#first-screen" blocking="render">';
    expect(await (await get('/')).text()).not.toContain(waits);
    content = '<section id="first-screen"><h1>Prams</h1></section>';
    nowMs += 30_000;
    expect(await (await get('/')).text()).toContain(waits);
  });

  it('is rendered once in 30 s', async () => {
    for (const accepted of ['', 'gzip', 'br', 'br']) await get('/', accepted);
    expect(renderings).toBe(1);
    nowMs += 30_000;
    await get('/');
    expect(renderings).toBe(2);
  });

  it('keeps its compressed forms when it is rendered again without a change', async () => {
    const sizes = new Set<number>();
    // After some requests of the same form it is made smaller; a new rendering must not begin again.
    for (let n = 0; n < 30; n++) {
      nowMs += 30_000;
      sizes.add((await (await get('/', 'br')).arrayBuffer()).byteLength);
    }
    expect(renderings).toBe(30);
    expect(sizes.size).toBeLessThanOrEqual(2);
  });
});

describe('a page from older answers', () => {
  it('is not for the service worker to store, and is rendered again soon', async () => {
    asOf = TEST_NOW_MS - 60_000;
    const { headers } = await get('/');
    expect([headers.has('x-build'), headers.has('x-digest')]).toEqual([false, false]);
    asOf = null;
    nowMs += 5_000;
    expect((await get('/')).headers.has('x-digest')).toBe(true);
  });

  it('says when to come back, where there are no answers at all', async () => {
    status = 503;
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    status = 200;
    nowMs += 5_000;
    expect((await get('/')).status).toBe(200);
  });
});

it('the shell has a title and no digest', async () => {
  const response = await get('/account');
  const { headers } = response;
  expect(await response.text()).toContain('<head><title>My Account</title>');
  expect(headers.has('x-digest')).toBe(false);
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

describe('an address that something had before', () => {
  it('redirects for good to the present one, but is not cached: something else may get the address', async () => {
    const response = await get('/brands/old');
    expect(response.status).toBe(301);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('location')).toBe('/brands/new');
    expect((await get('/brands/new')).status).toBe(200);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    'https://evil.example',
  ])('never leads to another host: %s', async (address) => {
    moved.set('//evil.example/login', address);
    const response = await get('http://expo.example//evil.example/login');
    expect(response.status).toBe(301);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, 'https://expo.example').origin).toBe('https://expo.example');
  });
});
