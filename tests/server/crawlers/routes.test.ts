import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { sitemapXml } from '../../../server/crawlers/routes.ts';
import { listSitemapEntries } from '../../../server/crawlers/sitemap-entries.ts';
import { contentPages, expos, featureFlags, positions } from '../../../server/db/schema.ts';
import { createSsrQueryFn } from '../../../server/ssr-query-fn.ts';
import { emptyFlag, isListed } from '../../../src/domain/routing/offered.ts';
import { paths, positionPath, starBuyPath } from '../../../src/domain/routing/paths.ts';
import { parseFlags } from '../../../src/domain/visitor/flags.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LATER_MS = 11 * 60_000;
const get = (path: string, headers = {}) => server.app.request(`https://yhello.test${path}`, { headers });
/** As it is when the server no longer remembers the one before. */
const listed = async () => {
  server.clock.nowMs += LATER_MS;
  return [...(await (await get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
};

describe('the sitemap', () => {
  it('lists every public address once, with its origin', async () => {
    const addresses = await listed();
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address.startsWith('https://yhello.test/')).toBe(true);
    for (const path of [paths.home, paths.expo, paths.brands, paths.faqs, paths.terms])
      expect(addresses).toContain(`https://yhello.test${path}`);
    expect(addresses.some((address) => address.includes(':slug'))).toBe(false);
  });

  it('lists every brand, product, article, report and position', async () => {
    const of = (part: string, all: string[]) => all.filter((address) => address.includes(part)).length;
    const addresses = await listed();
    for (const [part, list] of [
      ['/brands/', 'businesses.brands.list'],
      ['/products/', 'businesses.products.list'],
      ['/articles/', 'businesses.articles.list'],
    ] as const)
      expect(of(part, addresses), part).toBe(
        ((await server.rpcQuery(list, {})).data as { total: number }).total,
      );
    for (const [part, list] of [
      ['/media/', 'businesses.media.list'],
      ['/career-opportunity?slug=', 'businesses.positions.list'],
    ] as const)
      expect(of(part, addresses), part).toBe(((await server.rpcQuery(list)).data as unknown[]).length);
  });

  it('lists expos with highlights, and their star buys', async () => {
    const [{ slug } = { slug: '' }] = await server.db
      .select()
      .from(expos)
      .where(eq(expos.showHighlights, true));
    const before = await listed();
    expect(before).toContain(`https://yhello.test/expo?expoSlug=${slug}`);
    expect(before).toContain(`https://yhello.test/expo/directory?expoSlug=${slug}`);
    const hidden = await server.db.select().from(expos).where(eq(expos.showHighlights, false));
    for (const { slug: other } of hidden)
      expect(before.some((address) => address.endsWith(`expoSlug=${other}`))).toBe(false);
    const sellers = await server.db.select().from(expos).where(eq(expos.showStarbuys, true));
    expect(sellers.length).toBeGreaterThan(0);
    for (const seller of sellers) expect(before).toContain(`https://yhello.test${starBuyPath(seller.slug)}`);
    const plain = await server.db.select().from(expos).where(eq(expos.showStarbuys, false));
    for (const { slug: other } of plain)
      expect(before).not.toContain(`https://yhello.test/expo/starbuy?expoSlug=${other}`);
  });

  it('lists what belongs to an expo under the address of that expo only', async () => {
    const addresses = await listed();
    for (const path of [paths.exhibitors, paths.expoMap, paths.expoStarBuy, paths.expoRewards]) {
      expect(addresses).not.toContain(`https://yhello.test${path}`);
      expect(addresses.some((address) => address.includes(`${path}?expoSlug=`))).toBe(true);
    }
  });

  it('leaves out closed positions', async () => {
    const [open] = await server.db.select().from(positions).orderBy(positions.slug);
    if (!open) throw new Error('No position');
    const address = `https://yhello.test${positionPath(open.slug)}`;
    const closeOn = (closesOn: string) =>
      server.db.update(positions).set({ closesOn }).where(eq(positions.slug, open.slug));
    expect(await listed()).toContain(address);
    await closeOn('2026-11-20');
    expect(await listed()).not.toContain(address);
    await closeOn(open.closesOn);
  });

  it('leaves out a page whose text is missing, as the menus do', async () => {
    const texts = [paths.aboutUs, paths.career, paths.terms, paths.privacy];
    const saved = await server.db.select().from(contentPages);
    await server.db.delete(contentPages);
    const flags = parseFlags((await server.rpcQuery('businesses.settings.getAllFeatureFlags')).data);
    expect(texts.filter((path) => isListed(flags, path))).toEqual([]);
    const addresses = await listed();
    for (const path of texts) expect(addresses).not.toContain(`https://yhello.test${path}`);
    await server.db.insert(contentPages).values(saved);
  });

  it('leaves out the pages of expos that would show nothing: they are not for search engines', async () => {
    const ask = createSsrQueryFn(server.deps);
    const ofExpos = [paths.expoMap, paths.exhibitors, paths.expoRewards, paths.expoStarBuy];
    const isOne = ({ path }: { path: string }) => ofExpos.some((page) => path.startsWith(`${page}?`));
    expect((await listSitemapEntries(ask)).some(isOne)).toBe(true);
    const empty = ofExpos.map((path) => ({ name: emptyFlag(path), enabled: true }));
    const entries = await listSitemapEntries(async (key) => {
      const answer = await ask(key);
      return key[0] === 'businesses.settings.getAllFeatureFlags'
        ? [...(answer as object[]), ...empty]
        : answer;
    });
    expect(entries.filter(isOne)).toEqual([]);
  });

  it('leaves out the visitor’s pages and the sign-in pages', async () => {
    const privatePages =
      /\/(account|my-rewards|wishlist|shopping-list|journey|sign-in|sign-up|verify|forget-password)/;
    expect((await listed()).filter((address) => privatePages.test(address))).toEqual([]);
  });

  it('lists the kids listing only while its flag is on', async () => {
    const set = (enabled: boolean) =>
      server.db
        .insert(featureFlags)
        .values({ name: 'directoryState', enabled })
        .onConflictDoUpdate({ target: featureFlags.name, set: { enabled } });
    await set(false);
    expect(await listed()).not.toContain('https://yhello.test/kids-listing');
    await set(true);
    expect(await listed()).toContain('https://yhello.test/kids-listing');
  });

  it('has dates, is cached, and is not sent again unchanged', async () => {
    const first = await get('/sitemap.xml');
    const text = await first.text();
    for (const path of ['/articles/', '/media/', '/career-opportunity\\?slug=', '/terms-of-use'])
      expect(text).toMatch(new RegExp(`${path}[^<]*</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
    expect(first.headers.get('content-type')).toContain('xml');
    expect(first.headers.get('cache-control')).toContain('max-age');
    const again = await get('/sitemap.xml', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is put together once for requests of ten minutes, and again after one that failed', async () => {
    const fetchQuery = createSsrQueryFn(server.deps);
    const lists: unknown[] = [];
    let isBroken = true;
    const app = createApp(server.deps, {
      fetchQuery: (key) => {
        if (key[0] === 'businesses.products.list') lists.push(key);
        return isBroken ? Promise.reject(new Error('away')) : fetchQuery(key);
      },
    });
    const ask = async () => (await app.request('https://yhello.test/sitemap.xml')).status;
    expect(await ask()).toBeGreaterThanOrEqual(500);
    isBroken = false;
    lists.length = 0;
    expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
    const once = lists.length;
    expect(once).toBeGreaterThan(0);
    server.clock.nowMs += LATER_MS - 2 * 60_000;
    expect(await ask()).toBe(200);
    expect(lists).toHaveLength(once);
    server.clock.nowMs += 2 * 60_000;
    expect(await ask()).toBe(200);
    expect(lists).toHaveLength(2 * once);
  });

  it('lists all products of an organiser who has 12,000', async () => {
    const fetchQuery = createSsrQueryFn(server.deps);
    const all = Array.from({ length: 12_000 }, (_, i) => ({ slug: `product-${i}` }));
    const entries = await listSitemapEntries(async ([path, input]) => {
      if (path !== 'businesses.products.list') return fetchQuery([path, input]);
      const { limit, cursor = 0 } = input as { limit: number; cursor?: number };
      const end = cursor + limit;
      return { items: all.slice(cursor, end), nextCursor: end < all.length ? end : null };
    });
    const products = entries.filter(({ path }) => path.startsWith('/products/product-'));
    expect(new Set(products.map(({ path }) => path)).size).toBe(12_000);
  });

  it('escapes every address', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const text = sitemapXml([{ path }], 'https://yhello.test');
        expect(text.match(/<\w+/g)).toEqual(['<urlset', '<url', '<loc']);
        expect(text.match(/&(?!#\d+;)/)).toBeNull();
      }),
    );
  });
});

describe('robots.txt', () => {
  it('disallows what is no page of the app, and names the sitemap', async () => {
    const rules = (await (await get('/robots.txt')).text()).split('\n');
    for (const path of ['/api/', '/trpc/', '/idp', '/mailbox']) expect(rules).toContain(`Disallow: ${path}`);
    expect(rules).toContain('Sitemap: https://yhello.test/sitemap.xml');
    expect(rules).not.toContain('Disallow: /');
    // They have noindex, which only a crawler that may load them can read.
    for (const path of Object.values(paths)) expect(rules).not.toContain(`Disallow: ${path}`);
  });
});

it('robots.txt uses the configured public origin', async () => {
  const env = { ...server.deps.env, publicOrigin: 'https://expo.example.com' };
  const text = await (await createApp({ ...server.deps, env }).request('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://expo.example.com/sitemap.xml');
});
