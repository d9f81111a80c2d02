import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { breadcrumbs } from './app/breadcrumb-trail.ts';
import { canonicalUrl, documentTitle } from './app/document-head.tsx';
import { Header } from './app/header.tsx';
import { layoutOf } from './app/layout-kind.ts';
import { prefetchAppShell, prefetchPage } from './app/prefetch.ts';
import { resolveHead } from './app/resolve-head.ts';
import { loadPage, matchRoute, notFound, routes } from './app/routes.ts';
import {
  breadcrumbListNode,
  structuredDataNodes,
  toJsonLdScript,
} from './app/structured-data/structured-data.ts';
import { isNotFound } from './domain/routing/not-found.ts';
import { isAuthPath, paths, type RouteAddress } from './domain/routing/paths.ts';
import type { Render } from './domain/routing/ssr-contract.ts';
import { dayAt } from './domain/time/expo-time.ts';
import { dayAndTimeAt } from './domain/time/expo-time-text.ts';
import type { PageModule } from './pages/page-module.ts';
import { setToday } from './platform/clock.ts';
import { createQueryClient } from './platform/query-client.ts';
import { type DocumentState, dehydrateState } from './platform/ssr-state.ts';
import { renderedAtAtom } from './platform/use-now.ts';

export { askApi } from './platform/ask-api.ts';

/** All page modules by file, to find the file of a module. */
const pages = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true });
const sourceOf = ({ Page }: PageModule) => {
  const entry = Object.entries(pages).find(([, page]) => page.Page === Page);
  return entry ? entry[0].replace('./', 'src/') : '';
};

// Before the first request, so that nothing is read from the build once the server runs.
await Promise.all([...routes, notFound].map((route) => loadPage(route, true)));

/** Renders a public address for an anonymous visitor; of a page that needs an account, the title. */
export const render: Render = async ({ url, renderedAt, fetchQuery, asOf, origin }) => {
  // Joined as text: a path that begins with two slashes must not become another host.
  const href = new URL(origin + url);
  const { route, address } = matchRoute(href.pathname, href.search);
  // Its styles are part of the HTML: nothing else is loaded for it.
  const module = await loadPage(route, true);
  const client = createQueryClient(fetchQuery);
  const store = createStore();
  const today = dayAt(renderedAt);
  setToday(store, today);
  store.set(renderedAtAtom, renderedAt);
  try {
    if (!route.isPublic) {
      const { title } = resolveHead(module, client, address, today);
      return { head: renderToString(<title>{documentTitle(title)}</title>) };
    }
    await Promise.all([prefetchAppShell(client), prefetchPage(client, module, address, today)]);
    const asOfMs = asOf?.() ?? null;
    const older = asOfMs === null ? null : { ms: asOfMs, text: dayAndTimeAt(asOfMs) };
    const state: DocumentState = {
      ...dehydrateState(client, today, isNotFound),
      origin,
      ...(older && { older }),
    };
    const status = route.path === '*' ? 404 : (module.status?.(client, address, today) ?? 200);
    const { noIndex, breadcrumbLabel } = resolveHead(module, client, address, today);
    const search = href.search.slice(1);
    const rendered = renderToString(
      <App
        client={client}
        store={store}
        initialPage={{ route, module, address }}
        origin={origin}
        {...(older && { older })}
        ssr={{ path: href.pathname, search }}
      />,
    );
    return {
      status,
      pageFile: sourceOf(module),
      ...splitHead(rendered),
      state: JSON.stringify(state).replaceAll('<', '\\u003c'),
      jsonLd:
        noIndex || isAuthPath(address.path)
          ? ''
          : jsonLdOf(client, route.path, address, { origin, today, name: breadcrumbLabel }),
    };
  } finally {
    client.clear();
  }
};

/** The header as it stands on every page, for the shell to show before any script runs. */
export function renderFrame(): string {
  const client = createQueryClient(() => Promise.reject(new Error('The shell needs no data')));
  try {
    return renderToString(
      <Provider store={createStore()}>
        <QueryClientProvider client={client}>
          <Router ssrPath={paths.account}>
            <Header />
          </Router>
        </QueryClientProvider>
      </Provider>,
    );
  } finally {
    // Its timers would keep the build's process running for five minutes.
    client.clear();
  }
}

/** React writes what belongs into the document's head before the markup of a root that is no whole document. */
function splitHead(rendered: string) {
  const [head = ''] = /^(<(link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  return { head, html: rendered.slice(head.length) };
}

type DocumentContext = { origin: string; today: string; name: string | undefined };

/** Structured data for search engines: the page's content and its breadcrumbs. */
function jsonLdOf(
  client: QueryClient,
  pattern: string,
  address: RouteAddress,
  { origin, today, name }: DocumentContext,
): string {
  const canonical = canonicalUrl(origin, address);
  const crumbs =
    layoutOf(address.path) === 'home' ? [] : [breadcrumbListNode(breadcrumbs(address, name), origin)];
  return toJsonLdScript([
    ...structuredDataNodes(client, { pattern, address, origin, canonical, today }),
    ...crumbs,
  ]);
}
