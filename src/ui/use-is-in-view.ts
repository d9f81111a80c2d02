import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the header and a bar at the bottom of a phone's screen cover. */
const COVERED = '-64px 0px -76px';

/** A ref, and whether its element is on the screen; true until that is known. */
export function useIsInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: COVERED },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
