import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isEmptySection } from '../domain/routing/offered.ts';
import { pathTitle } from '../domain/routing/page-labels.ts';
import type { RouteAddress } from '../domain/routing/paths.ts';
import type { Day } from '../domain/time/dates.ts';
import type { PageMeta, PageModule } from '../pages/page-module.ts';
import { todayAtom } from '../platform/clock.ts';
import { loadedFlags } from '../platform/flag-queries.ts';

/** What a page says about itself, with the address's title where it has none. */
export type ResolvedHead = PageMeta & {
  title: string;
  /** The page's own title, if it has one: the last step of the breadcrumbs. */
  breadcrumbLabel: string | undefined;
};

/**
 * The head of a page, as far as its data is in the cache. A page about something that does not exist is not indexed,
 * and neither is a section without content.
 */
export function resolveHead(
  module: PageModule,
  client: QueryClient,
  address: RouteAddress,
  today: Day,
): ResolvedHead {
  const head = ifReadable(() => module.head?.(client, address, today));
  return {
    ...head,
    breadcrumbLabel: head?.title,
    title: head?.title ?? pathTitle(address.path),
    noIndex:
      head?.noIndex ||
      isEmptySection(loadedFlags(client), address.path) ||
      ifReadable(() => module.status?.(client, address, today)) === 404,
  };
}

/** Restored data is read before its schemas are loaded. The page itself then fails in its own place. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The same, updated as responses arrive. */
export function useResolvedHead(module: PageModule, address: RouteAddress): ResolvedHead {
  const client = useQueryClient();
  const today = useAtomValue(todayAtom);
  // As text: React compares snapshots by identity, and a page builds a new object each time.
  const snapshot = () => JSON.stringify(resolveHead(module, client, address, today));
  const subscribe = useCallback(
    // Components that begin or end to use a query change nothing of it.
    (update: () => void) =>
      client.getQueryCache().subscribe(({ type }) => type.startsWith('observer') || update()),
    [client],
  );
  const text = useSyncExternalStore(subscribe, snapshot, snapshot);
  return useMemo(() => JSON.parse(text), [text]);
}
