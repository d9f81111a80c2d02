// @script forms

import { useEffect } from 'react';
import { decodeSegment } from '../domain/routing/paths.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/** A link within the app changes the fragment without the browser's own event. */
const EVENTS = ['hashchange', 'pushState'];

/**
 * Shows what the address's fragment names, and opens the `details` around it, at first and whenever the fragment
 * changes. `shown`: what the page shows of the address, so that it is looked for again once that has changed.
 */
export function useOpenLinked(shown?: unknown): void {
  const isHydrating = useIsHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when other things are shown
  useEffect(() => {
    openLinked(isHydrating);
    const open = () => {
      // A dialog's entry has the address of its page: the visitor may have gone on since that was shown.
      if (!history.state?.dialogs) openLinked(false);
    };
    for (const type of EVENTS) addEventListener(type, open);
    return () => {
      for (const type of EVENTS) removeEventListener(type, open);
    };
  }, [shown]);
}

function openLinked(isHydrating: boolean): void {
  const id = decodeSegment(location.hash.slice(1));
  const linked = id ? document.getElementById(id) : null;
  const details = linked?.closest('details');
  // The browser has shown it in the server's HTML, and the visitor may have gone on since.
  if (isHydrating && details?.open !== false) return;
  if (details) details.open = true;
  (details ?? linked)?.scrollIntoView();
  // The next Tab goes on from here.
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
