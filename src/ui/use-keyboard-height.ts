// @script forms

import { type RefObject, useLayoutEffect } from 'react';

/**
 * While `isOn`, an element has in `--keyboard` how much of the window the keyboard covers. Only iPhones cover it: elsewhere
 * the window becomes smaller (`interactive-widget` in `index.html`). What a zoomed page does not show is not covered.
 */
export function useKeyboardHeight(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport: shown } = window;
    const style = ref.current?.style;
    if (!isOn || !shown || !style) return;
    const measure = () => {
      const covered = shown.scale > 1 ? 0 : innerHeight - shown.height - shown.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    shown.addEventListener('resize', measure);
    shown.addEventListener('scroll', measure);
    return () => {
      shown.removeEventListener('resize', measure);
      shown.removeEventListener('scroll', measure);
    };
  }, [ref, isOn]);
}
