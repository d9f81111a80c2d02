import { dehydrate } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { headOf } from './app/head.ts';
import { headHtml } from './app/head-html.ts';
import { prefetchChrome, prefetchPage } from './app/prefetch.ts';
import { loadPage, matchRoute } from './app/routes.ts';
import { klDay } from './domain/dates.ts';
import type { Render } from './domain/rendering.ts';
import { setToday } from './platform/clock.ts';
import { createQueryClient } from './platform/query-client.ts';

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
  try {
    await Promise.all([prefetchChrome(client), prefetchPage(client, module, at, klDay(renderedAt))]);
    const search = address.search.slice(1);
    const { hints, html } = hintsApart(
      renderToString(
        <App client={client} store={store} first={{ module, at }} ssr={{ path: address.pathname, search }} />,
      ),
    );
    const state = JSON.stringify({ renderedAt, queries: dehydrate(client) }).replaceAll('<', '\\u003c');
    const status = route.path === '*' ? 404 : (module.status?.(client, at) ?? 200);
    return {
      status,
      head: hints + headHtml(headOf(module, client, at), address),
      html,
      state,
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
