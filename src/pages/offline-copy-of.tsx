import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { OfflineCopy } from './offline-copy.tsx';

/**
 * Without signal: how old the data of a query is that a part of the page loads. Nothing while nothing of it is stored.
 */
export function OfflineCopyOf({ query: { queryKey } }: { query: { queryKey: QueryKey } }) {
  const client = useQueryClient();
  const fetchedAtMs = useSyncExternalStore(
    // Some events come while another component renders, which must not update this one.
    (update) => client.getQueryCache().subscribe(notifyManager.batchCalls(update)),
    () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    () => 0,
  );
  return fetchedAtMs > 0 && <OfflineCopy fetchedAtMs={fetchedAtMs} />;
}
