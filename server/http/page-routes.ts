import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { BUILD_HEADER } from '../../src/domain/delivery/public-headers.ts';
import { isContentParam } from '../../src/domain/routing/content-params.ts';
import type { Render, RenderedPage } from '../../src/domain/routing/ssr-contract.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { PAUSE_MS, type PageAnswers } from '../api-host/last-good-answers.ts';
import { RETRY_AFTER_S } from '../unavailable.ts';
import { type EncodedText, encodedText, sendText } from './encoded-text.ts';
import { matchesEtag, weakEtag } from './etag.ts';
import type { FilledHtml, HtmlTemplate, InlineHashes } from './html-template.ts';

/** How long a rendered page is served from the cache. */
const CACHE_MS = 30_000;
const MAX_CACHED_PAGES = 200;

const NOTHING_INLINE: InlineHashes = { style: '', script: '' };

export type PageDeps = {
  render: () => Promise<Render>;
  template: () => Promise<HtmlTemplate>;
  /** Puts the pictures of the first frame into a page. */
  inlinePictures?: (html: string) => Promise<string>;
  /** What one page is rendered from; `isCached`: whether the page is. */
  answersFor: (isCached: boolean) => PageAnswers;
  now: () => number;
  cacheMs?: number;
  /** The origin in canonical addresses, when it differs from the request's. */
  publicOrigin?: string;
  /** The current address for an outdated one; null for all others. */
  movedAddress?: (url: URL) => Promise<string | null>;
  /** Changes with the policy and the content of pages: the service worker then drops those that it stored before. */
  version: () => Promise<string>;
  /** Returns the content security policy of a page with this inline style and script. */
  contentSecurityPolicy?: (inline: InlineHashes) => string;
};

/** For `PageDeps.version`. */
export const pagesVersion = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 12);

type CachedPage = {
  /** Another address, to which the page has moved. */
  movedTo: string | null;
  status: number;
  isShell: boolean;
  /** Rendered from older data than there should be. */
  isOlder: boolean;
  /** The service worker stores only what matches its digest. */
  body: EncodedText;
  /** The content security policy; '' in development. */
  policy: string;
  etag: string;
  /** Ms since 1970. */
  expiresAt: number;
};

/**
 * Sends public addresses as HTML with content, the same for all visitors, and all others as the empty shell with their
 * title.
 */
export function pageRoutes(deps: PageDeps): Hono {
  const cache = new Map<string, Promise<CachedPage>>();

  const renderPage = async (
    url: URL,
    isCached: boolean,
    previous?: CachedPage | null,
  ): Promise<CachedPage> => {
    const now = deps.now();
    const answers = deps.answersFor(isCached);
    const movedTo = (await deps.movedAddress?.(url)) ?? null;
    const [render, template] = await Promise.all([deps.render(), deps.template()]);
    const page = await render({
      url: url.pathname + url.search,
      renderedAt: now,
      ...answers,
      origin: deps.publicOrigin || url.origin,
    });
    const isShell = !('html' in page);
    const { html, inline } = isShell
      ? { html: template.fillShell(page), inline: NOTHING_INLINE }
      : await fillPage(template, page);
    const body = previous?.body.text === html ? previous.body : encodedText(html);
    // A changed policy is a changed page, since the stored page keeps its headers.
    const policy = deps.contentSecurityPolicy?.(inline) ?? '';
    const status = isShell ? 200 : page.status;
    const isOlder = answers.asOf() !== null;
    const cacheMs = deps.cacheMs ?? CACHE_MS;
    return {
      movedTo,
      status,
      isShell,
      isOlder,
      body,
      policy,
      etag: weakEtag(body.digest, policy),
      expiresAt: now + (isOlder || status >= 500 ? Math.min(PAUSE_MS, cacheMs) : cacheMs),
    };
  };

  const fillPage = async (template: HtmlTemplate, page: RenderedPage): Promise<FilledHtml> => {
    const { html, inline } = template.fill(page);
    return { html: (await deps.inlinePictures?.(html)) ?? html, inline };
  };

  const findOrRender = async (url: URL, version: string): Promise<CachedPage> => {
    // Pages with any other parameter are rendered, but not cached.
    if (![...url.searchParams.keys()].every(isContentParam)) return renderPage(url, false);
    const key = `${dayAt(deps.now())} ${version} ${url.href}`;
    const cached = await cache.get(key)?.catch(() => null);
    if (cached && cached.expiresAt > deps.now()) return cached;
    const fresh = renderPage(url, true, cached);
    cache.delete(key);
    cache.set(key, fresh);
    const oldest = cache.size > MAX_CACHED_PAGES && cache.keys().next().value;
    if (oldest) cache.delete(oldest);
    // Failures are not cached: the next request renders again.
    fresh.catch(() => cache.delete(key));
    return fresh;
  };

  return new Hono().get('*', async (c) => {
    // Read before the page: a page is never older than the version that it is sent with.
    const version = await deps.version();
    const page = await findOrRender(new URL(c.req.url), version);
    if (page.movedTo) {
      // Search engines take the new address over. Browsers ask again: it may become that of something else.
      c.header('cache-control', 'no-cache');
      return c.redirect(withinOrigin(page.movedTo), 301);
    }
    if (page.policy) c.header('content-security-policy', page.policy);
    return send(c, page, `${__BUILD_ID__}.${version}`);
  });
}

/** A browser takes what follows two slashes, or backslashes, for another host. */
const withinOrigin = (address: string) => `/${address.replace(/^[/\\]+/, '')}`;

function send(c: Context, page: CachedPage, build: string): Response | Promise<Response> {
  c.header('etag', page.etag);
  c.header('cache-control', 'no-cache');
  c.header('vary', 'accept-encoding');
  if (page.isShell) c.header('x-robots-tag', 'noindex');
  else if (!page.isOlder) {
    // Not with older content: the worker stores only pages with these headers, and would take it for new.
    c.header(BUILD_HEADER, build);
    c.header('x-digest', page.body.digest);
  }
  if (page.status === 503) c.header('retry-after', String(RETRY_AFTER_S));
  if (page.status === 200 && matchesEtag(c, page.etag)) return c.body(null, 304);
  c.header('content-type', 'text/html; charset=utf-8');
  return sendText(c, page.body, page.status as 200);
}
