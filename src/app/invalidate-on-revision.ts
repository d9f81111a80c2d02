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
    const isOlder = (hash: string) => revisionOf(hash) >= 0 && revisionOf(hash) < rev;
    for (const { queryKey, queryHash, state } of queries.getAll())
      if (listPaths.includes(queryKey[0]) && state.fetchStatus === 'idle' && isOlder(queryHash))
        void queryClient.invalidateQueries({ queryKey, exact: true });
  });
}
