import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

const FollowNoteText = lazy(() => importWhenReachable(() => import('./follow-pending-text.tsx')));

/** Says what became of a press that the server does not know of yet. Its place is there from the start. */
export function FollowPendingNote({ slug }: { slug: string }) {
  const isAuth = useAtomValue(isAuthAtom);
  return (
    <p role="status">
      {isAuth && (
        <Suspense>
          <FollowNoteText slug={slug} />
        </Suspense>
      )}
    </p>
  );
}
