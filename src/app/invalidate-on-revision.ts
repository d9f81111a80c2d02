import type { Query } from '@tanstack/react-query';
import { inboxQueries } from '../features/inbox/queries.ts';
import { allItemsKey, shoppingListQueries } from '../features/shopping-list/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { revisionOf } from '../platform/query-options.ts';

const [pollPath] = inboxQueries.unreadCount(true).queryKey;
const listPaths: readonly unknown[] = [allItemsKey[0], shoppingListQueries.count(true).queryKey[0]];

/**
 * The poll of the inbox carries the visitor's revision. A list that was loaded before is loaded again, since others may
 * share it, or the visitor has changed it on another phone.
 */
export function invalidateOnRevision({ queryClient }: Pick<AppServices, 'queryClient'>): () => void {
  const queries = queryClient.getQueryCache();
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== pollPath) return;
    const rev = revisionOf(event.query.queryHash);
    for (const query of queries.getAll())
      if (listPaths.includes(query.queryKey[0]) && query.state.fetchStatus === 'idle' && isOlder(query, rev))
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}

/** An answer of an earlier load of this page has no revision here, and may be too new to be loaded again by its age. */
function isOlder({ queryHash, state }: Query, rev: number): boolean {
  const own = revisionOf(queryHash);
  if (own >= 0) return own < rev;
  return rev >= 0 && state.data !== undefined && state.dataUpdatedAt < performance.timeOrigin;
}
