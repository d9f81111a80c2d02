import { useEffect } from 'react';
import { decodeSegment } from '../../domain/routing/paths.ts';

/** Unfolds the answer that the address names: as the page opens, and whenever the address names another. */
export function useOpenLinkedAnswer(): void {
  useEffect(() => {
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);
}

function openNamed(): void {
  const name = decodeSegment(location.hash.slice(1));
  const details = name && document.getElementById(name)?.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
}
