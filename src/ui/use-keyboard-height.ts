// @script forms

import { type RefObject, useLayoutEffect } from 'react';

/**
 * While `isOn`, an element has in `--keyboard` how much of the window the keyboard covers, and in `--above` how
 * much the browser has moved out of sight at the top, to show the field that is typed into. Only iPhones do so:
 * elsewhere the window becomes smaller (`interactive-widget` in `index.html`). What a zoomed page does not show is
 * not covered.
 */
export function useKeyboardHeight(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport: shown } = window;
    const style = ref.current?.style;
    if (!isOn || !shown || !style) return;
    const set = (name: string, px: number) => style.setProperty(name, `${Math.max(0, Math.round(px))}px`);
    const measure = () => {
      const isZoomed = shown.scale > 1;
      set('--keyboard', isZoomed ? 0 : innerHeight - shown.height - shown.offsetTop);
      set('--above', isZoomed ? 0 : shown.offsetTop);
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
