import { useEffect, useState } from 'react';

/** Whether the component has stood for so many milliseconds. */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHasPassed, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
