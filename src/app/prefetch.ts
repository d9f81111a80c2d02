import type { QueryClient } from '@tanstack/react-query';
import type { RouteAddress } from '../domain/routing/paths.ts';
import type { Day } from '../domain/time/dates.ts';
import { dayAt } from '../domain/time/expo-time.ts';
import { expoQueries } from '../features/expos/queries.ts';
import type { PageModule } from '../pages/page-module.ts';
import { nowMs } from '../platform/clock.ts';
import { isConnectionFast } from '../platform/connection.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { type AnyQuery, prefetchAny } from '../platform/query-options.ts';
import type { PrefetchTrigger } from '../ui/link.tsx';
import { loadPage, matchRoute } from './routes.ts';

/** Fetches what the header shows on every page. */
export const prefetchAppShell = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery({ ...expoQueries.menuList(), retry: false }),
    client.prefetchQuery({ ...flagQueries.all(), retry: false }),
  ]);

/**
 * On the server, a page is rendered without what fails. In the browser the page may open meanwhile and take over what
 * runs, with the retries of its queries.
 */
const retries = import.meta.env.SSR ? { retry: false } : {};

/** Fetches what a page needs for its first render. Never throws: the page shows a failed query itself. */
export async function prefetchPage(
  client: QueryClient,
  module: PageModule,
  address: RouteAddress,
  today: Day,
) {
  const prefetchAll = (queries: AnyQuery[] = []) =>
    Promise.all(queries.map((query) => prefetchAny(client, { ...query, ...retries })));
  await prefetchAll(module.initialQueries?.(address));
  await prefetchAll(module.dependentQueries?.(client, address, today));
}

const prefetchers = new WeakMap<QueryClient, Prefetch>();
type Prefetch = (href: string, trigger: PrefetchTrigger) => void;

/** How many pages fetch their data ahead because a link came into view, per page load: visitors pay for mobile data. */
const MAX_VIEWPORT_DATA_PREFETCHES = 6;

/**
 * Loads the script and the data of the page behind an address. There is one function for each client, so that the
 * context value stays the same and links do not render again. A link in view waits until the worker controls the page:
 * before that, its download would compete with the first paint.
 */
export function prefetcherFor(client: QueryClient): Prefetch {
  const existing = prefetchers.get(client);
  if (existing) return existing;
  let viewportDataPrefetches = 0;
  const prefetch: Prefetch = (href, trigger) => {
    const { serviceWorker } = navigator;
    if (trigger === 'viewport' && !serviceWorker?.controller) {
      serviceWorker?.addEventListener('controllerchange', () => prefetch(href, trigger), { once: true });
      return;
    }
    const url = new URL(href, location.origin);
    const { route, address } = matchRoute(url.pathname, url.search);
    const isWithData =
      trigger === 'intent' || (viewportDataPrefetches < MAX_VIEWPORT_DATA_PREFETCHES && isConnectionFast());
    if (isWithData && trigger === 'viewport') viewportDataPrefetches += 1;
    loadPage(route)
      .then((module) => (isWithData ? prefetchPage(client, module, address, dayAt(nowMs())) : undefined))
      // The page shows the error itself when it is opened.
      .catch(() => {});
  };
  prefetchers.set(client, prefetch);
  return prefetch;
}
