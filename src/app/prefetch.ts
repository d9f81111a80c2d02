import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { type Day, klDay } from '../domain/dates.ts';
import { expo } from '../features/expo/queries.ts';
import { flags } from '../features/flags/queries.ts';
import type { At, PageModule } from '../pages/page.ts';
import { nowMs } from '../platform/clock.ts';
import { loadPage, matchRoute } from './routes.ts';

/** What the header shows on every page. */
export const prefetchChrome = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery({ ...expo.menu(), retry: false }),
    client.prefetchQuery({ ...flags.all(), retry: false } as FetchQueryOptions),
  ]);

/** Asks for all that a page needs before it is drawn. A query that fails is the page's to show. */
export async function prefetchPage(client: QueryClient, module: PageModule, at: At, today: Day) {
  const ask = (queries: FetchQueryOptions[] = []) =>
    Promise.all(
      queries.map((query) =>
        'initialPageParam' in query
          ? client.prefetchInfiniteQuery({ ...query, retry: false } as never)
          : client.prefetchQuery({ ...query, retry: false }),
      ),
    );
  await ask(module.queries?.(at));
  await ask(module.moreQueries?.(client, at, today));
}

const prefetchers = new WeakMap<QueryClient, (href: string) => void>();

/** Loads the page behind an address and what it needs to know. One function per client, so that links keep still. */
export function prefetchFor(client: QueryClient): (href: string) => void {
  const known = prefetchers.get(client);
  if (known) return known;
  const prefetch = (href: string) => {
    const url = new URL(href, location.origin);
    const { route, at } = matchRoute(url.pathname, url.search);
    loadPage(route)
      .then((module) => prefetchPage(client, module, at, klDay(nowMs())))
      // The page itself will say what is wrong, once somebody opens it.
      .catch(() => {});
  };
  prefetchers.set(client, prefetch);
  return prefetch;
}
