// @script browse

import { lazy, Suspense, useState } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';

const CalendarElsewhere = lazy(() => importComponent(() => import('./calendar-elsewhere.tsx')));

/**
 * For a file of dates: `follow` takes whether it could be saved, and `notice` says what to do where that does nothing.
 */
export function useCalendarFile() {
  const [isElsewhere, setIsElsewhere] = useState(false);
  const follow = (saved: Promise<boolean>) => void saved.then((isSaved) => setIsElsewhere(!isSaved));
  const notice = isElsewhere && (
    <Suspense>
      <CalendarElsewhere onClose={() => setIsElsewhere(false)} />
    </Suspense>
  );
  return { follow, notice };
}
