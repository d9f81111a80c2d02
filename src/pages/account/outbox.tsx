import { lazy, Suspense } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// It comes with the declarations of all offline features, as the list of the outbox on other pages does.
const DescribedOutboxGroups = lazy(() =>
  importComponent(() => import('../outbox/described-outbox-groups.tsx')),
);

/** What this phone has saved and still has to send, what was refused and why, and what was sent lately. */
export function OutboxPage() {
  return (
    <Suspense fallback={<Skeleton shape="row" label="Loading the outbox" count={3} />}>
      <DescribedOutboxGroups />
    </Suspense>
  );
}
