import { type Context, Hono } from 'hono';
import type { FetchQuery } from '../../src/domain/routing/ssr-contract.ts';
import { escapeMarkup } from '../../src/domain/text/escape-markup.ts';
import type { Deps } from '../deps.ts';
import { matchesEtag, weakEtag } from '../http/etag.ts';
import { listSitemapEntries, type SitemapEntry } from './sitemap-entries.ts';

/** Crawlers come often; a new address may appear this much later, and as much again in a crawler's own copy. */
const CACHE_S = 600;
const CACHE_CONTROL = `public, max-age=${CACHE_S}`;
/** No pages of the app. Its own that are not for search engines say so themselves, which crawlers have to read there. */
const DISALLOWED = ['/api/', '/trpc/', '/idp', '/mailbox'];

/** `/robots.txt` and `/sitemap.xml`, with absolute addresses of the public origin. */
export function crawlerRoutes({ env, now }: Pick<Deps, 'env' | 'now'>, fetchQuery: FetchQuery): Hono {
  const originOf = (c: Context) => env.publicOrigin || new URL(c.req.url).origin;
  const sitemapEntries = entriesOnceInAWhile(fetchQuery, now);
  return new Hono()
    .get('/robots.txt', (c) => send(c, 'text/plain; charset=utf-8', robotsTxt(originOf(c))))
    .get('/sitemap.xml', async (c) => {
      const entries = await sitemapEntries();
      return send(c, 'application/xml; charset=utf-8', sitemapXml(entries, originOf(c)));
    });
}

/** With thousands of products the list takes seconds, so repeated requests must not keep the database busy. */
function entriesOnceInAWhile(fetchQuery: FetchQuery, now: Deps['now']): () => Promise<SitemapEntry[]> {
  let latest: { atMs: number; entries: Promise<SitemapEntry[]> } | null = null;
  return () => {
    if (latest && Math.abs(now() - latest.atMs) < CACHE_S * 1000) return latest.entries;
    const asked = { atMs: now(), entries: listSitemapEntries(fetchQuery) };
    latest = asked;
    // A failure is not kept: the next request asks again.
    asked.entries.catch(() => {
      if (latest === asked) latest = null;
    });
    return asked.entries;
  };
}

const robotsTxt = (origin: string) =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastModifiedOn }) => {
    const lastmod = lastModifiedOn ? `<lastmod>${lastModifiedOn}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function send(c: Context, type: string, text: string): Response {
  const etag = weakEtag(text);
  const headers = { 'cache-control': CACHE_CONTROL, etag };
  if (matchesEtag(c, etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': type });
}
