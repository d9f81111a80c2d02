import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, PAGES_CACHE } from '../../sw/page-cache.ts';
import { FakeCacheStorage } from '../support/fake-cache-storage.ts';

const MORNING = Date.parse('2026-11-21T01:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const url = (path: string) => new URL(path, 'https://yhello.test');
const html = (text: string) => `<html><head></head><body>${text}</body></html>`;

type Page = { body?: string; build?: string; digest?: string; type?: string; status?: number; atMs?: number };
const rendered = (page: Page = {}) => {
  const body = page.body ?? html('Home');
  return new Response(body, {
    status: page.status ?? 200,
    headers: {
      'content-type': page.type ?? 'text/html; charset=utf-8',
      'content-security-policy': "style-src 'sha256-abc'",
      etag: `W/"${body.length}"`,
      'x-build': page.build ?? 'one',
      'x-digest': page.digest ?? createHash('sha256').update(body).digest('base64'),
      date: new Date(page.atMs ?? MORNING).toUTCString(),
    },
  });
};

const unchanged = (build = 'one') =>
  new Response(null, { status: 304, headers: { 'x-build': build, date: new Date(nowMs).toUTCString() } });

let caches: FakeCacheStorage;
let requests: { url: string; init: RequestInit }[];
let answer: () => Response;
let nowMs: number;
beforeEach(() => {
  caches = new FakeCacheStorage();
  requests = [];
  answer = () => rendered();
  nowMs = MORNING;
});
const pagesOf = (build = 'one') =>
  createPageCache({
    build,
    caches: caches as unknown as CacheStorage,
    now: () => nowMs,
    fetch: async (address, init) => {
      requests.push({ url: address, init });
      return answer();
    },
  });
const asItIs = (html: string) => html;
const shown = async (path: string, build?: string) =>
  (await pagesOf(build).respond(url(path), asItIs))?.text() ?? null;

describe('a stored page', () => {
  it('is the response to a navigation, with its headers and the time it was stored', async () => {
    await pagesOf().refresh(url('/'));
    const page = await pagesOf().respond(url('/'), asItIs);
    expect(page?.headers.get('content-security-policy')).toBe("style-src 'sha256-abc'");
    expect(await page?.text()).toContain(`<head><meta name="stored-at" content="${MORNING}">`);
  });

  it('may come from the browser’s own cache the first time, but not when that copy is damaged', async () => {
    const answers = [rendered({ digest: 'damaged' }), rendered(), unchanged()];
    answer = () => answers.shift() ?? rendered();
    await pagesOf().refresh(url('/'));
    expect(await shown('/')).not.toBeNull();
    await pagesOf().refresh(url('/'));
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-cache', 'no-store', 'no-store']);
  });

  it('is for its address and the content that the address selects', async () => {
    await pagesOf().refresh(url('/expo?expoSlug=kl'));
    expect(await shown('/expo?expoSlug=kl')).not.toBeNull();
    expect(await shown('/expo')).toBeNull();
    expect(await shown('/expo?expoSlug=penang')).toBeNull();
  });

  it.each(['/?menu=open', '/products?q=pram', '/account', '/account/orders', '/sign-in', '/wishlist'])(
    'is never one of %s, which is not the same for everyone',
    async (path) => {
      await pagesOf().refresh(url(path));
      expect(requests).toEqual([]);
      expect(await shown(path)).toBeNull();
    },
  );

  it('is not used on another day in Kuala Lumpur', async () => {
    await pagesOf().refresh(url('/'));
    nowMs = Date.parse('2026-11-21T15:59:00Z');
    expect(await shown('/')).not.toBeNull();
    nowMs = Date.parse('2026-11-21T16:01:00Z');
    expect(await shown('/')).toBeNull();
  });

  it('is not used by another build, which deletes it', async () => {
    await pagesOf().refresh(url('/'));
    expect(await shown('/', 'two')).toBeNull();
    await pagesOf('two').deleteOutdated();
    expect(caches.entriesOf(PAGES_CACHE)).toEqual([]);
  });
});

describe('after policy or content changed, no stored page is shown from before', () => {
  const visit = async (path: string, build: string) => {
    answer = () => rendered({ build });
    await pagesOf().refresh(url(path));
  };

  it('once any page came with the new revision', async () => {
    await visit('/', 'one.a');
    await visit('/faqs', 'one.a');
    expect(await shown('/faqs')).not.toBeNull();
    await visit('/', 'one.b');
    expect(await shown('/')).not.toBeNull();
    expect(await shown('/faqs')).toBeNull();
  });

  it('also where the shown page itself did not change', async () => {
    await visit('/', 'one.a');
    await visit('/faqs', 'one.a');
    answer = () => unchanged('one.b');
    await pagesOf().refresh(url('/'));
    expect(await shown('/')).not.toBeNull();
    expect(await shown('/faqs')).toBeNull();
  });

  it('but a server of another build drops no stored page, and adds none', async () => {
    await visit('/', 'one.a');
    answer = () => unchanged('two.a');
    await pagesOf().refresh(url('/'));
    await visit('/', 'two.a');
    expect(caches.entriesOf(PAGES_CACHE).map(([, page]) => page.headers.get('x-build'))).toEqual(['one.a']);
  });
});

it('A stored page that was damaged is deleted', async () => {
  await pagesOf().refresh(url('/'));
  await pagesOf().refresh(url('/faqs'));
  const [entry] = caches.entriesOf(PAGES_CACHE);
  await (await caches.open(PAGES_CACHE)).put(
    '/',
    new Response(html('Hame'), { headers: entry?.[1].headers ?? {} }),
  );
  await pagesOf().deleteDamaged();
  expect(await shown('/')).toBeNull();
  expect(await shown('/faqs')).not.toBeNull();
});

describe('what is never stored', () => {
  it.each<[string, Page]>([
    ['a portal’s page', { build: '', digest: '', body: '<h1>Accept the terms</h1>' }],
    ['a page of another build', { build: 'two' }],
    ['a page with one byte changed', { digest: createHash('sha256').update(html('Homes')).digest('base64') }],
    ['a page that is not there', { status: 404 }],
    ['a server error', { status: 503 }],
    ['something that is no HTML', { type: 'application/json' }],
  ])('is %s', async (_, page) => {
    answer = () => rendered(page);
    await pagesOf().refresh(url('/'));
    expect(caches.entriesOf(PAGES_CACHE)).toEqual([]);
  });

  it('does not replace the last good page', async () => {
    await pagesOf().refresh(url('/'));
    answer = () => rendered({ build: '', digest: '' });
    await pagesOf().refresh(url('/'));
    expect(await shown('/')).toContain('Home');
  });
});

describe('refreshing', () => {
  it('happens at most once an hour, and asks only for changes', async () => {
    await pagesOf().refreshIfOld(url('/'));
    nowMs += HOUR_MS - 1;
    await pagesOf().refreshIfOld(url('/'));
    expect(requests).toHaveLength(1);
    nowMs += 1;
    answer = () => unchanged();
    await pagesOf().refreshIfOld(url('/'));
    expect(requests[1]?.init.headers).toMatchObject({ 'if-none-match': expect.stringMatching(/^W\//) });
    expect(await shown('/')).toContain(`content="${nowMs}"`);
  });

  it('happens each time on a phone whose clock puts the page in the future', async () => {
    await pagesOf().refresh(url('/'));
    nowMs -= HOUR_MS / 2;
    await pagesOf().refreshIfOld(url('/'));
    expect(requests).toHaveLength(2);
  });

  it('keeps the last thirty pages', async () => {
    for (let i = 0; i < 33; i++) await pagesOf().refresh(url(`/brands/brand-${i}`));
    expect(caches.entriesOf(PAGES_CACHE)).toHaveLength(30);
    expect(await shown('/brands/brand-0')).toBeNull();
    expect(await shown('/brands/brand-32')).not.toBeNull();
  });
});
