import { useEffect } from 'react';
import { decodeSegment } from '../../domain/routing/paths.ts';

/** Opens the answer of the address's fragment, at first and whenever the fragment changes. */
export function useOpenLinkedAnswer(): void {
  useEffect(() => {
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
}

function openTarget(): void {
  const id = decodeSegment(location.hash.slice(1));
  const details = id && document.getElementById(id)?.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
}
