import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { headOf } from './app/head.ts';
import { canonicalHref, headHtml } from './app/head-html.ts';
import { prefetchChrome, prefetchPage } from './app/prefetch.ts';
import { loadPage, matchRoute } from './app/routes.ts';
import { asScript, breadcrumbList, structuredData } from './app/structured-data/structured-data.ts';
import { breadcrumbs } from './domain/breadcrumbs.ts';
import { klDay } from './domain/dates.ts';
import { layoutOf } from './domain/layout.ts';
import { type At, isAuthPath } from './domain/paths.ts';
import type { Render } from './domain/rendering.ts';
import { isNotThere } from './pages/found.ts';
import type { PageModule } from './pages/page.ts';
import { setToday } from './platform/clock.ts';
import { createQueryClient } from './platform/query-client.ts';
import { dehydrateState } from './platform/ssr-state.ts';

/** By file, to tell which one a page is. */
const pages = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });
const sourceOf = ({ Page }: PageModule) => {
  const found = Object.entries(pages).find(([, page]) => page.Page === Page);
  return found ? found[0].replace('./', 'src/') : '';
};

/** Draws a public address for a visitor nobody knows yet. `null` where the page is only for its visitor. */
export const render: Render = async ({ url, renderedAt, read, origin }) => {
  // Joined as text: a path that begins with two slashes must not become another host.
  const address = new URL(origin + url);
  const { route, at } = matchRoute(address.pathname, address.search);
  if (!route.isPublic) return null;
  const module = await loadPage(route);
  const client = createQueryClient(read);
  const store = createStore();
  setToday(store, renderedAt);
  const today = klDay(renderedAt);
  try {
    await Promise.all([prefetchChrome(client), prefetchPage(client, module, at, today)]);
    const state = dehydrateState(client, today, isNotThere);
    const status = route.path === '*' ? 404 : (module.status?.(client, at, today) ?? 200);
    const said = headOf(module, client, at);
    const head = { ...said, noIndex: said.noIndex || status === 404 };
    const search = address.search.slice(1);
    const { hints, html } = hintsApart(
      renderToString(
        <App client={client} store={store} first={{ module, at }} ssr={{ path: address.pathname, search }} />,
      ),
    );
    const isFound = !head.noIndex && !isAuthPath(at.path);
    return {
      status,
      source: sourceOf(module),
      head: hints + headHtml(head, address, route.path),
      html,
      state: JSON.stringify(state).replaceAll('<', '\\u003c'),
      data: isFound ? dataOf(client, route.path, at, { address, today, name: head.name }) : '',
    };
  } finally {
    client.clear();
  }
};

/** What to fetch early is written before the page's own content; it belongs into the head, where browsers read it first. */
function hintsApart(drawn: string) {
  const [hints = ''] = /^(<link rel="preload"[^>]*>)*/.exec(drawn) ?? [];
  return { hints, html: drawn.slice(hints.length) };
}

type About = { address: URL; today: string; name: string | undefined };

/** What search engines are told: of the page itself, and of the way to it. */
function dataOf(client: QueryClient, pattern: string, at: At, { address, today, name }: About): string {
  const { origin } = address;
  const canonical = canonicalHref(address);
  const crumbs = layoutOf(at.path) === 'home' ? [] : [breadcrumbList(breadcrumbs(at, name), origin)];
  return asScript([...structuredData(client, { pattern, at, origin, canonical, today }), ...crumbs]);
}
