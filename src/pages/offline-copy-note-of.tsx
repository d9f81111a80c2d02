import { notifyManager, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { LazyOfflineCopyNote } from './lazy-offline-copy-note.tsx';

type Loaded = { queryKey: QueryKey };

/** `query`: what parts of the page load; several where the page shows the data of several. */
type Props = { query: Loaded | readonly Loaded[] };

/** Without signal: how old the data of a query is, the oldest of several. Nothing while nothing of it is stored. */
export function OfflineCopyNoteOf({ query }: Props) {
  const client = useQueryClient();
  const fetchedAtMs = useSyncExternalStore(
    // Some events come while another component renders, which must not update this one.
    (update) => client.getQueryCache().subscribe(notifyManager.batchCalls(update)),
    () => oldestOf(client, [query].flat()),
    () => null,
  );
  return fetchedAtMs !== null && <LazyOfflineCopyNote fetchedAtMs={fetchedAtMs} />;
}

/** In ms since 1970: null if none is stored, 0 if the age of one is unknown. */
function oldestOf(client: QueryClient, queries: readonly Loaded[]): number | null {
  const stored = queries.flatMap(({ queryKey }) => {
    const state = client.getQueryState(queryKey);
    return state?.data === undefined ? [] : [state.dataUpdatedAt];
  });
  return stored.length > 0 ? Math.min(...stored) : null;
}
