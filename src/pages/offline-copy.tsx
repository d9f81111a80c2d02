import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { importComponent } from '../platform/import-part.ts';

// The note formats a time, which takes the time zone's rules: too much for a first load.
const OfflineCopyNote = lazy(() =>
  importComponent(() =>
    import('../features/exhibitors/offline-copy-note.tsx').then((module) => ({
      default: module.OfflineCopyNote,
    })),
  ),
);

/** Without signal: how old what is shown is. `fetchedAtMs`: ms since 1970, 0 when unknown. */
export function OfflineCopy({ fetchedAtMs }: { fetchedAtMs: number }) {
  const isOnline = useAtomValue(isOnlineAtom);
  if (isOnline) return null;
  return (
    <Suspense fallback={null}>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
    </Suspense>
  );
}

/** The same for a query that a part of the page loads. Nothing while nothing of it is stored. */
export function OfflineCopyOf({ query: { queryKey } }: { query: { queryKey: QueryKey } }) {
  const client = useQueryClient();
  const fetchedAtMs = useSyncExternalStore(
    (update) => client.getQueryCache().subscribe(update),
    () => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0,
    () => 0,
  );
  return fetchedAtMs > 0 && <OfflineCopy fetchedAtMs={fetchedAtMs} />;
}
