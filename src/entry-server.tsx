import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { breadcrumbs } from './app/breadcrumb-trail.ts';
import { resolveHead } from './app/head.ts';
import { canonicalUrl, renderHeadHtml } from './app/head-html.ts';
import { layoutOf } from './app/layout-kind.ts';
import { prefetchAppShell, prefetchPage } from './app/prefetch.ts';
import { loadPage, matchRoute } from './app/routes.ts';
import { breadcrumbList, structuredData, toJsonLdScript } from './app/structured-data/structured-data.ts';
import { isNotFound } from './domain/routing/not-found.ts';
import { isAuthPath, type RouteAddress } from './domain/routing/paths.ts';
import type { Render } from './domain/routing/ssr-contract.ts';
import { klDay } from './domain/time/dates.ts';
import type { PageModule } from './pages/page-module.ts';
import { setToday } from './platform/clock.ts';
import { createQueryClient } from './platform/query-client.ts';
import { dehydrateState } from './platform/ssr-state.ts';

/** By file, to tell which one a page is. */
const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true });
const sourceOf = ({ Page }: PageModule) => {
  const found = Object.entries(pages).find(([, page]) => page.Page === Page);
  return found ? found[0].replace('./', 'src/') : '';
};

/** Draws a public address for a visitor nobody knows yet. `null` where the page is only for its visitor. */
export const render: Render = async ({ url, renderedAt, fetchQuery, origin }) => {
  // Joined as text: a path that begins with two slashes must not become another host.
  const href = new URL(origin + url);
  const { route, address } = matchRoute(href.pathname, href.search);
  if (!route.isPublic) return null;
  const module = await loadPage(route);
  const client = createQueryClient(fetchQuery);
  const store = createStore();
  setToday(store, renderedAt);
  const today = klDay(renderedAt);
  try {
    await Promise.all([prefetchAppShell(client), prefetchPage(client, module, address, today)]);
    const state = dehydrateState(client, today, isNotFound);
    const status = route.path === '*' ? 404 : (module.status?.(client, address, today) ?? 200);
    const resolved = resolveHead(module, client, address);
    const head = { ...resolved, noIndex: resolved.noIndex || status === 404 };
    const search = href.search.slice(1);
    const { hints, html } = splitPreloads(
      renderToString(
        <App
          client={client}
          store={store}
          initialPage={{ module, address }}
          ssr={{ path: href.pathname, search }}
        />,
      ),
    );
    const isIndexable = !head.noIndex && !isAuthPath(address.path);
    return {
      status,
      pageFile: sourceOf(module),
      head: hints + renderHeadHtml(head, href, route.path),
      html,
      state: JSON.stringify(state).replaceAll('<', '\\u003c'),
      jsonLd: isIndexable
        ? jsonLdOf(client, route.path, address, { url: href, today, name: head.breadcrumbLabel })
        : '',
    };
  } finally {
    client.clear();
  }
};

/** What to fetch early is written before the page's own content; it belongs into the head, where browsers read it first. */
function splitPreloads(rendered: string) {
  const [hints = ''] = /^(<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  return { hints, html: rendered.slice(hints.length) };
}

type DocumentContext = { url: URL; today: string; name: string | undefined };

/** What search engines are told: of the page itself, and of the way to it. */
function jsonLdOf(
  client: QueryClient,
  pattern: string,
  address: RouteAddress,
  { url, today, name }: DocumentContext,
): string {
  const { origin } = url;
  const canonical = canonicalUrl(url);
  const crumbs =
    layoutOf(address.path) === 'home' ? [] : [breadcrumbList(breadcrumbs(address, name), origin)];
  return toJsonLdScript([
    ...structuredData(client, { pattern, address, origin, canonical, today }),
    ...crumbs,
  ]);
}
