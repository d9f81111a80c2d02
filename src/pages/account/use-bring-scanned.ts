import { type RefObject, useEffect, useState } from 'react';
import type { RouteAddress } from '../../domain/routing/paths.ts';

/**
 * Brings what a scanned code offers into view and moves the focus to its heading: `page` begins with it, and stays
 * where it is when only the address changes. Also after another scan of the same code; not after Back.
 */
export function useBringScanned(page: RefObject<HTMLElement | null>, { search }: RouteAddress): void {
  const [scanned, setScanned] = useState<string | null>(null);
  useEffect(() => {
    // The router's own event for a new entry of the history.
    const onNewEntry = () => setScanned(String(new URLSearchParams(location.search)));
    addEventListener('pushState', onNewEntry);
    return () => removeEventListener('pushState', onNewEntry);
  }, []);
  const isShown = scanned === String(search) && search.has('expo');
  useEffect(() => {
    if (!isShown || !page.current) return;
    if (bring(page.current)) return setScanned(null);
    // The talks of an agenda may have to be loaded first.
    const observer = new MutationObserver(() => {
      if (page.current && bring(page.current)) setScanned(null);
    });
    observer.observe(page.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isShown, page]);
}

/** Whether it was there: it is what the page begins with. */
function bring(page: HTMLElement): boolean {
  const first = page.firstElementChild;
  const heading = first?.querySelector('h2') ?? first?.closest('[role="alert"]');
  if (!(heading instanceof HTMLElement)) return false;
  first?.scrollIntoView();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
