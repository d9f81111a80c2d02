import { useEffect, useState } from 'react';

/** Longer than a slow phone takes to read what it has stored. With a weak signal nobody waits for the server. */
const WAIT_LIMIT_MS = 2_000;

/** Whether the component has stood for 2 s: from then on it shows what the phone knows, even if more may still come. */
export const useHasWaited = () => useHasPassed(WAIT_LIMIT_MS);

/** Whether the component has stood for so many milliseconds. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHasPassed, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
