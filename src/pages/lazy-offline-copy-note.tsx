// @script pieces

import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isOnlineAtom } from '../platform/connectivity.ts';
import { importComponent } from '../platform/import-with-retry.ts';

// The note formats a time, which takes the time zone's rules: too much for a first load.
const OfflineCopyNote = lazy(() =>
  importComponent(() =>
    import('./offline-copy-note.tsx').then((module) => ({ default: module.OfflineCopyNote })),
  ),
);

/** Loads the note of an offline copy where there is no signal. `fetchedAtMs`: ms since 1970, 0 when unknown. */
export function LazyOfflineCopyNote({ fetchedAtMs }: { fetchedAtMs: number }) {
  const isOnline = useAtomValue(isOnlineAtom);
  if (isOnline) return null;
  return (
    <Suspense fallback={null}>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
    </Suspense>
  );
}
