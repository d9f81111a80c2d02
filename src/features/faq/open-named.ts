import { useEffect } from 'react';

/** Unfolds the answer that the address names: as the page opens, and whenever the address names another. */
export function useNamedOpen(): void {
  useEffect(() => {
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);
}

function openNamed(): void {
  const name = decodeHash(location.hash);
  const details = name && document.getElementById(name)?.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
}

/** What cannot be read names nothing. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
