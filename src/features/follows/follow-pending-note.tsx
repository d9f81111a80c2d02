import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';

const FollowPendingText = lazy(() => importComponent(() => import('./follow-pending-text.tsx')));

/** Says when a change will be delivered. The live region is there from the start, so that the text is announced. */
export function FollowPendingNote({ slug }: { slug: string }) {
  const isAuth = useAtomValue(isAuthAtom);
  return (
    <p role="status">
      {isAuth && (
        <Suspense>
          <FollowPendingText slug={slug} />
        </Suspense>
      )}
    </p>
  );
}
