import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { type Day, klDay } from '../domain/dates.ts';
import { expo } from '../features/expo/queries.ts';
import { flags } from '../features/flags/queries.ts';
import type { PageModule } from '../pages/page.ts';
import { nowMs } from '../platform/clock.ts';
import { loadPage, matchRoute } from './routes.ts';

/** What the header shows on every page. */
export const prefetchChrome = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery({ ...expo.menu(), retry: false }),
    client.prefetchQuery({ ...flags.all(), retry: false } as FetchQueryOptions),
  ]);

/** Asks for all that a page needs before it is drawn. A query that fails is the page's to show. */
export async function prefetchPage(
  client: QueryClient,
  module: PageModule,
  search: URLSearchParams,
  today: Day,
) {
  const ask = (queries: FetchQueryOptions[] = []) =>
    Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false })));
  await ask(module.queries?.(search));
  await ask(module.moreQueries?.(client, today));
}

const prefetchers = new WeakMap<QueryClient, (href: string) => void>();

/** Loads the page behind an address and what it needs to know. One function per client, so that links keep still. */
export function prefetchFor(client: QueryClient): (href: string) => void {
  const known = prefetchers.get(client);
  if (known) return known;
  const prefetch = (href: string) => {
    const url = new URL(href, location.origin);
    loadPage(matchRoute(url.pathname))
      .then((module) => prefetchPage(client, module, url.searchParams, klDay(nowMs())))
      // The page itself will say what is wrong, once somebody opens it.
      .catch(() => {});
  };
  prefetchers.set(client, prefetch);
  return prefetch;
}
