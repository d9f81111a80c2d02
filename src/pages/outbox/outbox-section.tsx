import { useAtomValue } from 'jotai';
import { type ComponentProps, lazy, Suspense } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';
import { outboxEntriesAtom } from '../../platform/outbox-client.ts';

// The declarations of all offline features come with the list. Pages without entries do not load them.
const DescribedOutboxList = lazy(() => importComponent(() => import('./described-outbox-list.tsx')));

/** The visitor's actions on this phone; nothing when there are none. */
export function OutboxSection(props: ComponentProps<typeof DescribedOutboxList>) {
  const hasEntries = useAtomValue(outboxEntriesAtom).length > 0;
  return hasEntries ? (
    <Suspense>
      <DescribedOutboxList {...props} />
    </Suspense>
  ) : null;
}
