import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Render, RenderInput } from '../../src/domain/routing/ssr-contract.ts';
import { klDay } from '../../src/domain/time/dates.ts';
import { matchesEtag } from './etag.ts';
import type { HtmlTemplate } from './html-template.ts';

/** How long a rendered page is served from the cache. */
const CACHE_MS = 30_000;
const MAX_CACHED_PAGES = 200;
const BROTLI_QUALITY = 6;
/** Query parameters that select public content. Pages with any other parameter are rendered, but not cached. */
const CACHED_PARAMS = new Set(['expoSlug', 'slug']);

export type PageDeps = {
  render: () => Promise<Render>;
  template: () => Promise<HtmlTemplate>;
  fetchQuery: RenderInput['fetchQuery'];
  now: () => number;
  cacheMs?: number;
  /** The origin in canonical addresses, when it differs from the request's. */
  publicOrigin?: string;
  /** Returns the content security policy of a page with this inline style. */
  contentSecurityPolicy?: (styleHash: string) => string;
};

type CachedPage = {
  status: number;
  isShell: boolean;
  html: string;
  styleHash: string;
  brotli: Buffer;
  etag: string;
  /** SHA-256 of the HTML, base64: the service worker stores only what it matches. */
  digest: string;
  /** Ms since 1970. */
  expiresAt: number;
};

/** Sends public addresses as HTML with content, the same for all visitors, and all others as the empty shell. */
export function pageRoutes(deps: PageDeps): Hono {
  const cache = new Map<string, Promise<CachedPage>>();

  const renderPage = async (url: URL): Promise<CachedPage> => {
    const now = deps.now();
    const [render, template] = await Promise.all([deps.render(), deps.template()]);
    const page = await render({
      url: url.pathname + url.search,
      renderedAt: now,
      fetchQuery: deps.fetchQuery,
      origin: deps.publicOrigin || url.origin,
    });
    const { html, styleHash } = page ? template.fill(page) : { html: template.shell, styleHash: '' };
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const brotli = await promisify(brotliCompress)(html, { params });
    const digest = createHash('sha256').update(html).digest('base64');
    // A changed policy is a changed page, since the stored page keeps its headers.
    const policy = deps.contentSecurityPolicy?.(styleHash) ?? '';
    const etag = `W/"${createHash('sha256').update(digest).update(policy).digest('base64url').slice(0, 22)}"`;
    return {
      status: page?.status ?? 200,
      isShell: page === null,
      html,
      styleHash,
      brotli,
      etag,
      digest,
      expiresAt: now + (deps.cacheMs ?? CACHE_MS),
    };
  };

  const findOrRender = async (url: URL): Promise<CachedPage> => {
    if ([...url.searchParams.keys()].some((name) => !CACHED_PARAMS.has(name))) return renderPage(url);
    const key = `${klDay(deps.now())} ${url.href}`;
    const cached = await cache.get(key)?.catch(() => null);
    if (cached && cached.expiresAt > deps.now()) return cached;
    const fresh = renderPage(url);
    cache.delete(key);
    cache.set(key, fresh);
    const oldest = cache.size > MAX_CACHED_PAGES && cache.keys().next().value;
    if (oldest) cache.delete(oldest);
    // Failures are not cached: the next request renders again.
    fresh.catch(() => cache.delete(key));
    return fresh;
  };

  return new Hono().get('*', async (c) => {
    const page = await findOrRender(new URL(c.req.url));
    if (deps.contentSecurityPolicy && page.styleHash)
      c.header('content-security-policy', deps.contentSecurityPolicy(page.styleHash));
    return send(c, page);
  });
}

function send(c: Context, page: CachedPage): Response {
  c.header('etag', page.etag);
  c.header('cache-control', 'no-cache');
  c.header('vary', 'accept-encoding');
  if (page.isShell) c.header('x-robots-tag', 'noindex');
  else {
    c.header('x-build', __BUILD_ID__);
    c.header('x-digest', page.digest);
  }
  if (page.status === 200 && matchesEtag(c, page.etag)) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  if (/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) {
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(page.brotli), page.status as 200);
  }
  return c.body(page.html, page.status as 200);
}
