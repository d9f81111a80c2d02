import { partialMatchKey, type Query } from '@tanstack/react-query';
import { queriesStaleAfter } from '../pages/offline-features.ts';
import type { AppServices } from '../platform/app-services.ts';
import { outboxEntriesAtom } from '../platform/outbox-client.ts';
import { isNewerThan, responseVersion } from '../platform/pending-changes.ts';
import { sessionAtom } from '../platform/session/session-state.ts';

/** Invalidates the queries whose data a delivered action has changed, also when the worker delivered it. */
export function invalidateOnDelivery({ store, queryClient }: AppServices): void {
  let lastRev = 0;
  let lastSub: string | null = null;
  const invalidateDelivered = () => {
    const { sub } = store.get(sessionAtom);
    // Each user's revisions start at 0.
    if (sub !== lastSub) lastRev = 0;
    lastSub = sub;
    const delivered = store.get(outboxEntriesAtom).filter(({ rev = 0 }) => rev > lastRev);
    lastRev = Math.max(lastRev, ...delivered.map(({ rev = 0 }) => rev));
    const staleQueries = new Set(delivered.flatMap(({ action }) => queriesStaleAfter(action.name)));
    for (const queryKey of staleQueries) void queryClient.invalidateQueries({ queryKey });
  };
  store.sub(outboxEntriesAtom, invalidateDelivered);
  // What started the outbox before may have read it already.
  invalidateDelivered();
  // A query that is restored from the offline cache later does not exist yet when the delivery is noticed.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'setState') return;
    if (isOlderThanDelivered(event.query))
      void queryClient.invalidateQueries({ queryKey: event.query.queryKey, exact: true });
  });

  function isOlderThanDelivered({ queryKey, state }: Query): boolean {
    const version = responseVersion(queryKey, state.dataUpdatedAt);
    if (state.data === undefined || state.isInvalidated) return false;
    return store
      .get(outboxEntriesAtom)
      .some(
        (entry) =>
          entry.state === 'sent' &&
          isNewerThan(entry, version) &&
          queriesStaleAfter(entry.action.name).some((key) => partialMatchKey(queryKey, key)),
      );
  }
}
