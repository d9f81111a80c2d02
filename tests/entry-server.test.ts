import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSsrQueryFn } from '../server/ssr-query-fn.ts';
import { paths } from '../src/domain/routing/paths.ts';
import type { Render, RenderedPage, RenderInput } from '../src/domain/routing/ssr-contract.ts';
import { render } from '../src/entry-server.tsx';
import { startTestServer, TEST_NOW_MS, type TestServer } from './support/test-server.ts';

const ORIGIN = 'https://yhello.test';

let server: TestServer;
let fetchQuery: RenderInput['fetchQuery'];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  fetchQuery = createSsrQueryFn(server.deps);
});

const renderUrl = (url: string, overrides: Partial<Parameters<Render>[0]> = {}) =>
  render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: ORIGIN, ...overrides });
async function page(url: string, overrides = {}): Promise<RenderedPage> {
  const rendered = await renderUrl(url, overrides);
  if (!('html' in rendered)) throw new Error(`${url} was not rendered`);
  return rendered;
}
/** The visible text, without comments and tags. */
const textOf = ({ html }: RenderedPage) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const keysIn = ({ state }: RenderedPage): string[] =>
  JSON.parse(state).known.map(({ key }: { key: unknown[] }) => key[0]);

describe('A rendered page', () => {
  it('shows the next expo and all others on home', async () => {
    const home = await page('/');
    expect(home.status).toBe(200);
    expect(home.head).toContain('<title>Yhello | Home</title>');
    const { upcoming } = (await fetchQuery(['/api/expo/list/latest'])) as { upcoming: { name: string }[] };
    expect(upcoming.length).toBeGreaterThan(0);
    for (const { name } of upcoming) expect(textOf(home)).toContain(name);
  });

  it.each([
    ['/', ['hero-wide']],
    ['/expo?expoSlug=baby-fair-kl', ['expo-baby-fair-kl']],
  ])(
    '%s preloads the largest picture of the first screen, in the sizes that it shows',
    async (url, names) => {
      const { head, html } = await page(url);
      const preloads = [...head.matchAll(/<link rel="preload"[^>]*type="image\/avif"[^>]*>/g)].map(
        ([link]) => link,
      );
      const shown = [...html.matchAll(/<(?:source|img)[^>]*\.avif [^>]*>/g)]
        .map(([element]) => element)
        .filter((element) => !element.includes('data-inline'));
      const value = (tag: string | undefined, name: string) =>
        new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1];
      expect(preloads.map((link) => value(link, 'fetchPriority'))).toEqual(names.map(() => 'high'));
      expect(preloads).toHaveLength(shown.length);
      for (const [i, name] of names.entries()) {
        expect(value(preloads[i], 'imageSrcSet')).toContain(`/images/${name}-640.avif 640w`);
        expect(value(preloads[i], 'imageSrcSet')).toBe(value(shown[i], 'srcSet'));
        expect(value(preloads[i], 'imageSizes')).toBe(value(shown[i], 'sizes'));
        expect(value(preloads[i], 'media')).toBe(value(shown[i], 'media'));
      }
      expect(html).not.toContain('<link');
    },
  );

  it('marks the category and offers the others where the list of brands is narrowed', async () => {
    const { html } = await page('/brands?category=Play');
    expect(html).toMatch(/<a aria-current="true" href="\/brands\?category=Play">Play</);
    expect(html).toContain('href="/brands?category=Feeding"');
  });

  it('shows the list of expos', async () => {
    const expos = await page('/expo');
    expect(expos.status).toBe(200);
    expect(expos.html).toMatch(/<h1[^>]*>Expos<\/h1>/);
  });

  it('shows one expo with its name, in the head too', async () => {
    const expo = await page('/expo?expoSlug=baby-fair-kl');
    const { name, summary } = (await fetchQuery(['businesses.expos.detail', { slug: 'baby-fair-kl' }])) as {
      name: string;
      summary: string;
    };
    expect(expo.status).toBe(200);
    expect(expo.html).toMatch(new RegExp(`<h1[^>]*>[^<]*${name}`));
    expect(expo.head).toContain(`<title>Yhello | ${name}</title>`);
    expect(expo.head).toContain(summary.slice(0, 20));
    expect(expo.head).toContain(`<link rel="canonical" href="${ORIGIN}/expo?expoSlug=baby-fair-kl"/>`);
  });

  it('has status 404 for an unknown expo', async () => {
    expect(await page('/expo?expoSlug=nowhere')).toMatchObject({ status: 404 });
  });

  it('says that an expo is unknown, and hides the page from search engines', async () => {
    const lost = await page('/expo?expoSlug=nowhere');
    expect(textOf(lost)).toContain('We can’t find this expo');
    expect(lost.head).toContain('<meta name="robots" content="noindex"/>');
    expect(lost.head).not.toContain('canonical');
    expect(lost.jsonLd).toBe('');
  });

  it('has status 503 and does not say that an expo is unknown when its data cannot be loaded', async () => {
    const withoutData = await page('/expo?expoSlug=nowhere', {
      fetchQuery: () => Promise.reject(new Error('Unavailable')),
    });
    expect(withoutData.status).toBe(503);
    expect(textOf(withoutData)).not.toContain('We can’t find this expo');
    expect(JSON.parse(withoutData.state).missing).toEqual([]);
  });

  it.each(['/nowhere', '/expo/nowhere', '/constructor'])(
    'is the not-found page at the unknown address %s',
    async (url) => {
      const lost = await page(url);
      expect(lost.status).toBe(404);
      expect(lost.head).toContain('<title>Yhello | Page Not Found</title>');
      expect(textOf(lost)).toContain('We can’t find this page');
    },
  );

  it.each(['/sign-in', '/sign-up', '/verify'])('has a form at %s', async (url) => {
    const form = await page(url);
    expect(form.status).toBe(200);
    expect(form.html).toContain('<form');
  });

  it.each([
    ['/account', 'My Account'],
    ['/account/', 'My Account'],
    ['/account?page=expo-check-in', 'Expo Check-in'],
    ['/account/orders/YH-1', 'Order YH-1'],
    ['/account/orders/%3C%2Ftitle%3E', 'Order &lt;/title&gt;'],
    ['/wishlist', 'My Wishlist'],
  ])('is only a title for %s, which needs an account', async (url, title) => {
    expect(await renderUrl(url)).toEqual({ head: `<title>Yhello | ${title}</title>` });
  });

  it('has one heading of the first level where a page does not exist, below every address', async () => {
    const first = Object.values(paths).map((path) => path.split('/')[1] || 'nowhere');
    for (const segment of new Set(first))
      expect((await page(`/${segment}/no/such/page`)).html.match(/<h1/g), segment).toHaveLength(1);
  });

  it.each([
    ['/brands/nobody', 'Brand not found'],
    ['/products/nothing', 'Product not found'],
    ['/articles/nothing', 'Article not found'],
    ['/media/nothing', 'Article not found'],
    ['/expo?expoSlug=nowhere', 'Expo'],
  ])('says at %s that the thing does not exist, and has one heading', async (url, title) => {
    const unknown = await page(url);
    expect(unknown.status).toBe(404);
    expect(unknown.head).toContain(`<title>Yhello | ${title}</title>`);
    expect(unknown.html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(unknown)).not.toMatch(/nobody/i);
  });

  it.each(['/expo', '/expo/directory', '/expo/starbuy', '/expo/yhello-rewards', '/exhibitors'])(
    'has the keywords and the picture of the expo at %s',
    async (path) => {
      const { head } = await page(`${path}?expoSlug=baby-fair-kl`);
      expect(head).toMatch(/<meta name="keywords" content="Yhello Baby Fair KL, baby expo, /);
      expect(head).toContain('content="https://yhello.test/images/expo-baby-fair-kl-1200.jpg"');
      if (path === '/expo') expect((await page(path)).head).toContain('/share-baby.jpg');
    },
  );

  it.each(['/expo/directory', '/expo/starbuy', '/expo/yhello-rewards', '/exhibitors'])(
    'shows the next expo at %s, with the one address and the description of that expo',
    async (path) => {
      const [bare, named] = [await page(path), await page(`${path}?expoSlug=baby-fair-kl`)];
      const canonical = `<link rel="canonical" href="${ORIGIN}${path}?expoSlug=baby-fair-kl"/>`;
      for (const { head } of [bare, named]) {
        expect(head).toContain(canonical);
        expect(head).toMatch(/<meta name="description" content="[^"]*Yhello Baby Fair KL, /);
      }
    },
  );

  it('names no goods in the descriptions of lists: nobody knows what an organiser’s brands sell', async () => {
    for (const path of ['/products', '/brands'])
      expect((await page(path)).head).not.toMatch(/<meta name="description" content="[^"]*(cots|strollers)/i);
  });

  it('keeps the pages of an expo that is only announced out of search engines', async () => {
    const announced: RenderInput['fetchQuery'] = async (key) =>
      JSON.parse(
        JSON.stringify(await fetchQuery(key)).replaceAll('"showHighlights":true', '"showHighlights":false'),
      );
    for (const path of ['/expo', '/expo/directory', '/expo/starbuy', '/expo/yhello-rewards', '/exhibitors']) {
      const { head } = await page(`${path}?expoSlug=baby-fair-kl`, { fetchQuery: announced });
      expect(head, path).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it('says nothing of star buys to come at an expo that shows none, and is not for search engines', async () => {
    const without: RenderInput['fetchQuery'] = async (key) =>
      JSON.parse(
        JSON.stringify(await fetchQuery(key)).replaceAll('"showStarbuys":true', '"showStarbuys":false'),
      );
    const none = await page('/expo/starbuy?expoSlug=baby-fair-kl', { fetchQuery: without });
    expect(textOf(none)).toContain('No star buys at this expo');
    expect(textOf(none)).not.toContain('yet');
    expect(none.head).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has its content in visible HTML: no script, nothing hidden, no placeholder', async () => {
    for (const url of ['/', '/expo', '/expo?expoSlug=baby-fair-kl']) {
      const { html } = await page(url);
      expect(html.match(/<script|<template|hidden=""|on(load|click)=|Loading the expo/g)).toBeNull();
    }
  });

  it('uses the day on which it is rendered', async () => {
    const before = await page('/expo', { renderedAt: Date.parse('2026-11-20T15:59:00Z') });
    const after = await page('/expo', { renderedAt: Date.parse('2027-01-01T00:00:00Z') });
    expect(textOf(before)).toContain('© 2026');
    expect(textOf(after)).toContain('© 2027');
  });

  it('renders without its data', async () => {
    const home = await page('/', {
      fetchQuery: () => Promise.reject(new Error('The database is unavailable')),
    });
    expect(home.status).toBe(503);
    expect(textOf(home)).toContain('Made for busy hands');
    expect(keysIn(home)).toEqual([]);
  });

  const lists = [
    '/',
    '/expo',
    '/brands',
    '/articles?stage=baby',
    '/products?age=12',
    '/media',
    '/moments',
    '/exhibitors',
    '/expo/directory',
    '/expo/starbuy',
  ];
  it.each(lists)('%s has status 200, or 503 without its data', async (url) => {
    expect((await page(url)).status).toBe(200);
    const withoutData = await page(url, { fetchQuery: () => Promise.reject(new Error('Unavailable')) });
    expect(withoutData.status).toBe(503);
  });

  it.each(lists.slice(-3))('%s has status 503 when only the expo list can be loaded', async (url) => {
    const onlyExpos: RenderInput['fetchQuery'] = (key) =>
      String(key[0]).includes('expo/list') ? fetchQuery(key) : Promise.reject(new Error('Unavailable'));
    expect((await page(url, { fetchQuery: onlyExpos })).status).toBe(503);
  });
});

describe('The state for hydration', () => {
  it('holds the data of the page and its day', async () => {
    const expo = await page('/expo?expoSlug=baby-fair-kl');
    expect(JSON.parse(expo.state).day).toBe('2026-11-21');
    expect(keysIn(expo)).toContain('businesses.expos.detail');
  });

  it('has the programme of an expo on the page of the expo, and not on home', async () => {
    const talk = '"title":"Starting solids, the Malaysian kitchen way"';
    expect((await page('/expo?expoSlug=baby-fair-kl')).state).toContain(talk);
    const home = await page('/');
    expect(home.html).toContain('Feeding corner');
    expect(home.state).not.toContain(talk);
  });

  it('is the same, byte by byte, until the day or the content changes', async () => {
    const url = '/expo?expoSlug=baby-fair-kl';
    const [first, later] = [await page(url), await page(url, { renderedAt: TEST_NOW_MS + 3_600_000 })];
    expect(later).toEqual(first);
    const tomorrow = await page(url, { renderedAt: TEST_NOW_MS + 86_400_000 });
    expect(tomorrow.state).not.toBe(first.state);
  });

  // A browser that knows more than the state when it starts a part of the page would throw the part's HTML away.
  it.each([
    '/',
    '/expo?expoSlug=baby-fair-kl',
    '/expo/starbuy?expoSlug=baby-fair-kl',
    '/expo/yhello-rewards?expoSlug=baby-fair-kl',
    '/yhello-rewards',
    '/exhibitors?expoSlug=baby-fair-kl',
    '/brands',
    '/brands/little-sprout',
    '/products',
    '/products/anti-colic-bottle-3-pack',
    '/articles/first-ten-days-at-home',
    '/support-group',
    '/about-us',
  ])('holds all that the page asks for, of %s', async (url) => {
    const missing: unknown[] = [];
    const clear = vi.spyOn(QueryClient.prototype, 'clear').mockImplementation(function (this: QueryClient) {
      for (const query of this.getQueryCache().getAll()) {
        const { enabled } = query.options as { enabled?: unknown };
        if (query.state.status === 'pending' && enabled !== false) missing.push(query.queryKey);
      }
    });
    onTestFinished(() => clear.mockRestore());
    await page(url);
    expect(clear).toHaveBeenCalled();
    expect(missing).toEqual([]);
  });

  it('cannot end its script element, whatever the data contains', async () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const really = fetchQuery;
    const withNasty: RenderInput['fetchQuery'] = async (key) =>
      key[0] === 'businesses.expos.detail'
        ? { ...((await really(key)) as object), name: nasty, summary: nasty, tagline: nasty }
        : really(key);
    const expo = await page('/expo?expoSlug=baby-fair-kl', { fetchQuery: withNasty });
    expect(expo.state).not.toContain('<');
    expect(JSON.stringify(JSON.parse(expo.state))).toContain(JSON.stringify(nasty));
    for (const part of [expo.html, expo.head]) expect(part).not.toContain('<script');
    expect(expo.jsonLd.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const parsed = JSON.parse(expo.jsonLd.replace(/^<script[^>]*>|<\/script>$/g, ''));
    expect(parsed['@graph'][0].name).toBe(nasty);
  });
});

describe('Data of a visitor', () => {
  it('is not requested', async () => {
    const requested: string[] = [];
    for (const url of ['/', '/expo', '/sign-in', '/nowhere', '/?menu=open'])
      await page(url, {
        fetchQuery: (key: readonly unknown[]) => {
          requested.push(String(key[0]));
          return fetchQuery(key);
        },
      });
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((path) => /^users\.|myCheckIns|profile|loyalty|shopping/.test(path))).toEqual([]);
  });

  it('is not shown: the header has a spinner until the session is restored', async () => {
    const { html } = await page('/?menu=open');
    expect(html).toContain('Loading your account');
    expect(html.match(/Sign Up<\/button>|Login<\/button>|Open menu|My QR pass|Log out/g)).toBeNull();
  });
});

describe('With content', () => {
  it.each([
    ['/exhibitors', /[?;](hall|letter)=/],
    ['/expo/directory', /[?;]hall=/],
    ['/expo/starbuy', /[?;]category=/],
  ])('the filters of %s keep the expo of the address, if it has one', async (path, filter) => {
    const filters = async (url: string) =>
      [...(await page(url)).html.matchAll(/href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => href.startsWith(`${path}?`) && filter.test(href));
    const [unnamed, named] = [await filters(path), await filters(`${path}?expoSlug=baby-fair-kl`)];
    expect(unnamed.length).toBeGreaterThan(1);
    expect(named.length).toBeGreaterThan(1);
    expect(unnamed.filter((href) => href.includes('expoSlug'))).toEqual([]);
    expect(named.filter((href) => !href.includes('expoSlug=baby-fair-kl'))).toEqual([]);
  });

  it.each(['/expo', '/products', '/expo/starbuy', '/brands', '/media', '/moments'])(
    '%s has the pictures of its first two cards, and preloads the first',
    async (url) => {
      const { head, html } = await page(url);
      const main = html.slice(html.indexOf('<main')).replace(/<noscript>.*?<\/noscript>/gs, '');
      const pictures = [...main.matchAll(/<img[^>]*>/g)].map(([img]) => img);
      expect(pictures.length).toBeGreaterThan(2);
      const isThere = pictures.map((img) => / src="\/images\//.test(img));
      expect(isThere).toEqual(pictures.map((_, i) => i < 2));
      expect(pictures[0]).toMatch(/ srcSet="[^"]*\.avif [^>]* fetchPriority="high"/);
      expect(pictures[1]).toMatch(/ srcSet="[^"]*\.webp [^>]* fetchPriority="low"/);
      const preloads = [...head.matchAll(/<link rel="preload"[^>]*as="image"[^>]*>/g)].map(([link]) => link);
      expect(preloads).toHaveLength(1);
      const [, sources] = / srcSet="([^"]*)"/.exec(pictures[0] ?? '') ?? [];
      expect(preloads[0]).toContain(`imageSrcSet="${sources}"`);
    },
  );

  it('home preloads its wide hero only, and marks the one for phones to be put into the HTML', async () => {
    const { head, html } = await page('/');
    expect(html.match(/ data-inline="" srcSet="\/images\/hero-phone-/g)).toHaveLength(1);
    const preloads = [...head.matchAll(/<link rel="preload"[^>]*imageSrcSet="\/images\/([a-z-]+?)-\d/g)];
    expect(preloads.map(([, name]) => name)).toEqual(['hero-wide']);
  });
});

describe('A page behind a feature flag', () => {
  const FLAGS = 'businesses.settings.getAllFeatureFlags';
  const PLACES = 'businesses.kidsPlaces.list';
  const withFlags = (answer: () => unknown) => {
    const asked: unknown[] = [];
    const answerKey: RenderInput['fetchQuery'] = async (key) => {
      asked.push(key[0]);
      return key[0] === FLAGS ? answer() : fetchQuery(key);
    };
    return { asked, fetchQuery: answerKey };
  };

  it('is rendered with its data while the flag is on', async () => {
    const { asked, ...overrides } = withFlags(() => ({ directoryState: true }));
    const listing = await page('/kids-listing?region=Penang', overrides);
    expect(listing.status).toBe(200);
    expect(textOf(listing)).toContain('3 places in Penang');
    expect(asked).toContain(PLACES);
  });

  it('says that it is not offered while the flag is off, with no data, and not for search engines', async () => {
    const { asked, ...overrides } = withFlags(() => []);
    const listing = await page('/kids-listing?region=Penang', overrides);
    expect(listing.status).toBe(404);
    expect(listing.html).toMatch(/<h2>Places for kids aren’t available right now/);
    expect(listing.html).not.toContain('href="/kids-listing"');
    expect(listing.head).toContain('<meta name="robots" content="noindex"/>');
    expect(asked).not.toContain(PLACES);
  });

  it('has status 503 while the flags cannot be loaded', async () => {
    const { asked, ...overrides } = withFlags(() => Promise.reject(new Error('Unavailable')));
    const listing = await page('/kids-listing', overrides);
    expect(listing.status).toBe(503);
    expect(textOf(listing)).not.toContain('not offered');
    expect(asked).not.toContain(PLACES);
  });
});

it('Two pages rendered at the same time share nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const named =
    (name: string, wait?: Promise<void>): RenderInput['fetchQuery'] =>
    async (key) => {
      await wait;
      const answer = (await fetchQuery(key)) as object;
      return key[0] === 'businesses.expos.detail' ? { ...answer, name } : answer;
    };
  const url = '/expo?expoSlug=baby-fair-kl';
  const slow = page(url, { fetchQuery: named('First Fair', held), renderedAt: TEST_NOW_MS + 1 });
  const quick = await page(url, { fetchQuery: named('Second Fair') });
  release();
  const first = await slow;
  for (const part of ['head', 'html', 'state'] as const) {
    expect(first[part]).toContain('First Fair');
    expect(first[part]).not.toContain('Second Fair');
    expect(quick[part]).toContain('Second Fair');
    expect(quick[part]).not.toContain('First Fair');
  }
  const [again, onceMore] = [await page(url), await page(url)];
  expect([again.head, again.html]).toEqual([onceMore.head, onceMore.html]);
});

describe('What the organiser no longer lists', () => {
  it.each([
    ['/products/bath-time-duck-family', 'businesses.products.detail', 'See all products'],
    ['/brands/little-sprout', 'businesses.brands.detail', 'See all brands'],
    ['/expo?expoSlug=baby-fair-kl', 'businesses.expos.detail', 'See all expos'],
  ])('says so at its address: %s', async (url, path, way) => {
    const withdrawn: RenderInput['fetchQuery'] = async (key) => {
      const answer = await fetchQuery(key);
      return key[0] === path ? { ...(answer as object), name: 'Moonboat', isWithdrawn: true } : answer;
    };
    const rendered = await page(url, { fetchQuery: withdrawn });
    expect(rendered.status).toBe(404);
    expect(rendered.head).toContain('noindex');
    expect(rendered.jsonLd).toBe('');
    expect(textOf(rendered)).toContain('Moonboat is no longer listed');
    expect(textOf(rendered)).toContain(way);
    expect(textOf(rendered)).not.toContain('Add to cart');
  });
});
