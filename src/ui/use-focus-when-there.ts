// @script forms

import { useEffect, useReducer, useRef } from 'react';

/**
 * Gives the focus to an element, as soon as it is there: for where the button that had it is gone, and the element
 * comes or can be used a moment later. Without it the focus goes to what the button was in
 * (`app/keep-focus-nearby.ts`).
 */
export function useFocusWhenThere<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const isDue = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isDue.current || !ref.current) return;
    isDue.current = false;
    ref.current.focus({ preventScroll: true });
  });
  return {
    ref,
    focus: () => {
      isDue.current = true;
      renderAgain();
    },
  };
}
