import { useEffect, useState } from 'react';

/** Longer than a slow phone takes to read what it has stored. With a weak signal nobody waits for the server. */
const WAIT_LIMIT_MS = 2_000;

/** Whether the component has stood for 2 s: from then on it shows what the phone knows, even if more may still come. */
export function useHasWaited(): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setWaited, WAIT_LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited;
}
