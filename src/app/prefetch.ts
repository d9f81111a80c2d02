import type { QueryClient } from '@tanstack/react-query';
import type { RouteAddress } from '../domain/routing/paths.ts';
import { type Day, klDay } from '../domain/time/dates.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { flagQueries } from '../features/flags/queries.ts';
import type { PageModule } from '../pages/page-module.ts';
import { nowMs } from '../platform/clock.ts';
import { type AnyQuery, isInfiniteQuery } from '../platform/query-options.ts';
import type { PrefetchTrigger } from '../ui/link.tsx';
import { loadPage, matchRoute } from './routes.ts';

/** What the header shows on every page. */
export const prefetchAppShell = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery({ ...expoQueries.menuList(), retry: false }),
    client.prefetchQuery({ ...flagQueries.all(), retry: false }),
  ]);

/** Asks for all that a page needs before it is drawn. A query that fails is the page's to show. */
export async function prefetchPage(
  client: QueryClient,
  module: PageModule,
  address: RouteAddress,
  today: Day,
) {
  const prefetchAll = (queries: AnyQuery[] = []) =>
    Promise.all(
      queries.map((query) =>
        isInfiniteQuery(query)
          ? client.prefetchInfiniteQuery({ ...query, retry: false })
          : client.prefetchQuery({ ...query, retry: false }),
      ),
    );
  await prefetchAll(module.initialQueries?.(address));
  await prefetchAll(module.dependentQueries?.(client, address, today));
}

const prefetchers = new WeakMap<QueryClient, Prefetch>();
type Prefetch = (href: string, how: PrefetchTrigger) => void;

/** Answers asked for ahead because a link came near, at most so many for one page load: phones pay for what they fetch. */
const NEAR_ANSWERS = 6;

/**
 * Loads the page behind an address and what it needs to know. One function per client, so that links keep still.
 * A link that is merely near waits until the worker is there: before that, its page would compete with the first paint.
 */
export function prefetcherFor(client: QueryClient): Prefetch {
  const known = prefetchers.get(client);
  if (known) return known;
  let nearAnswers = 0;
  const prefetch: Prefetch = (href, how) => {
    const { serviceWorker } = navigator;
    if (how === 'viewport' && !serviceWorker?.controller) {
      serviceWorker?.addEventListener('controllerchange', () => prefetch(href, how), { once: true });
      return;
    }
    const url = new URL(href, location.origin);
    const { route, address } = matchRoute(url.pathname, url.search);
    const withAnswers = how === 'intent' || (nearAnswers < NEAR_ANSWERS && isGenerous());
    if (withAnswers && how === 'viewport') nearAnswers += 1;
    loadPage(route)
      .then((module) => (withAnswers ? prefetchPage(client, module, address, klDay(nowMs())) : undefined))
      // The page itself will say what is wrong, once somebody opens it.
      .catch(() => {});
  };
  prefetchers.set(client, prefetch);
  return prefetch;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection can bear answers that may never be looked at. */
function isGenerous(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
