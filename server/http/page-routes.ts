import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Render, RenderInput } from '../../src/domain/routing/ssr-contract.ts';
import { klDay } from '../../src/domain/time/dates.ts';
import { matchesEtag } from './etag.ts';
import type { HtmlTemplate } from './html-template.ts';

/** How long a rendered page is good for the next visitor. */
const KEEP_MS = 30_000;
const KEEP_AT_MOST = 200;
const BROTLI_QUALITY = 6;
/** Part of what a page shows to everybody; pages asked for with anything else are not kept. */
const PUBLIC_QUERY = new Set(['expoSlug', 'slug']);

export type PageDeps = {
  render: () => Promise<Render>;
  template: () => Promise<HtmlTemplate>;
  fetchQuery: RenderInput['fetchQuery'];
  now: () => number;
  cacheMs?: number;
  /** What the pages call themselves, when it is not what they are asked for by. */
  publicOrigin?: string;
  /** The content security policy of a page with this style in it. */
  contentSecurityPolicy?: (styleHash: string) => string;
};

type Kept = {
  status: number;
  isShell: boolean;
  html: string;
  styleHash: string;
  brotli: Buffer;
  etag: string;
  until: number;
};

/** Public addresses as HTML with their content, the same for everybody; all others as the empty shell. */
export function pageRoutes(deps: PageDeps): Hono {
  const kept = new Map<string, Promise<Kept>>();

  const produce = async (url: URL): Promise<Kept> => {
    const now = deps.now();
    const [render, document] = await Promise.all([deps.render(), deps.template()]);
    const page = await render({
      url: url.pathname + url.search,
      renderedAt: now,
      fetchQuery: deps.fetchQuery,
      origin: deps.publicOrigin || url.origin,
    });
    const { html, styleHash } = page ? document.fill(page) : { html: document.shell, styleHash: '' };
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const brotli = await promisify(brotliCompress)(html, { params });
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return {
      status: page?.status ?? 200,
      isShell: page === null,
      html,
      styleHash,
      brotli,
      etag,
      until: now + (deps.cacheMs ?? KEEP_MS),
    };
  };

  const answer = async (url: URL): Promise<Kept> => {
    if ([...url.searchParams.keys()].some((name) => !PUBLIC_QUERY.has(name))) return produce(url);
    const key = `${klDay(deps.now())} ${url.href}`;
    const known = await kept.get(key)?.catch(() => null);
    if (known && known.until > deps.now()) return known;
    const fresh = produce(url);
    kept.delete(key);
    kept.set(key, fresh);
    const oldest = kept.size > KEEP_AT_MOST && kept.keys().next().value;
    if (oldest) kept.delete(oldest);
    // A failure is not kept: the next visitor is tried anew.
    fresh.catch(() => kept.delete(key));
    return fresh;
  };

  return new Hono().get('*', async (c) => {
    const page = await answer(new URL(c.req.url));
    if (deps.contentSecurityPolicy && page.styleHash)
      c.header('content-security-policy', deps.contentSecurityPolicy(page.styleHash));
    return send(c, page);
  });
}

function send(c: Context, page: Kept): Response {
  c.header('etag', page.etag);
  c.header('cache-control', 'no-cache');
  c.header('vary', 'accept-encoding');
  if (page.isShell) c.header('x-robots-tag', 'noindex');
  if (page.status === 200 && matchesEtag(c, page.etag)) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  if (/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) {
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(page.brotli), page.status as 200);
  }
  return c.body(page.html, page.status as 200);
}
