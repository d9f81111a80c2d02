import type { QueryClient } from '@tanstack/react-query';
import { loadPage, matchRoute } from './routes.ts';

const prefetchers = new WeakMap<QueryClient, (href: string) => void>();

/** Loads the page behind an address and what it needs to know. One function per client, so that links keep still. */
export function prefetchFor(client: QueryClient): (href: string) => void {
  const known = prefetchers.get(client);
  if (known) return known;
  const prefetch = (href: string) => {
    const url = new URL(href, location.origin);
    void loadPage(matchRoute(url.pathname)).then(
      (module) => {
        for (const query of module.queries?.(url.searchParams) ?? []) void client.prefetchQuery(query);
      },
      () => {},
    );
  };
  prefetchers.set(client, prefetch);
  return prefetch;
}
