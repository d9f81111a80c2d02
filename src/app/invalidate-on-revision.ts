import type { Query } from '@tanstack/react-query';
import { giftCardQueries } from '../features/gift-cards/queries.ts';
import { inboxQueries } from '../features/inbox/queries.ts';
import { orderQueries } from '../features/orders/queries.ts';
import { pointsQueries } from '../features/points/queries.ts';
import { profileQueries } from '../features/profile/queries.ts';
import { allItemsKey, shoppingListQueries } from '../features/shopping-list/queries.ts';
import { transactionQueries } from '../features/transactions/queries.ts';
import { voucherQueries } from '../features/vouchers/queries.ts';
import type { AppServices } from '../platform/app-services.ts';
import { revisionOf } from '../platform/query-options.ts';

const [pollPath] = inboxQueries.unreadCount(true).queryKey;
/** What changes without a tap on this phone: by those who share a list, by staff, or on the visitor's other phone. */
const changedByOthers: ReadonlySet<unknown> = new Set(
  [
    allItemsKey,
    shoppingListQueries.count(true).queryKey,
    inboxQueries.list().queryKey,
    pointsQueries.summary(true).queryKey,
    transactionQueries.list(null).queryKey,
    voucherQueries.list(true).queryKey,
    giftCardQueries.list(true).queryKey,
    orderQueries.list(true).queryKey,
    profileQueries.detail(null).queryKey,
  ].map(([path]) => path),
);

/**
 * The poll of the inbox carries the visitor's revision. What was loaded before that is loaded again: at the info desk,
 * points and their history change while the visitor looks at them.
 */
export function invalidateOnRevision({ queryClient }: Pick<AppServices, 'queryClient'>): () => void {
  const queries = queryClient.getQueryCache();
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== pollPath) return;
    const rev = revisionOf(event.query.queryHash);
    for (const query of queries.getAll())
      if (changedByOthers.has(query.queryKey[0]) && query.state.fetchStatus === 'idle' && isOlder(query, rev))
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}

/** An answer of an earlier load of this page has no revision here, and may be too new to be loaded again by its age. */
function isOlder({ queryHash, state }: Query, rev: number): boolean {
  const own = revisionOf(queryHash);
  if (own >= 0) return own < rev;
  return rev >= 0 && state.data !== undefined && state.dataUpdatedAt < performance.timeOrigin;
}
