// @script outbox
import { STRAY_TAP_MS } from '../ui/stray-tap.ts';

/** A finger does not come down twice on the same point, and rows are at least 44 px high. */
const SAME_PLACE_PX = 24;

/** `control`: the button, link or field that was hit, if any. `atMs`: on any clock. */
export type Tap = { control: unknown; atMs: number; x: number; y: number };

/**
 * Whether this tap is the second half of a double tap, and something else has come under the finger since its first.
 */
export const isStray = (tap: Tap, last: Tap | null): boolean =>
  last !== null &&
  last.control !== null &&
  tap.control !== null &&
  tap.control !== last.control &&
  tap.atMs - last.atMs < STRAY_TAP_MS &&
  Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_PLACE_PX;

/**
 * Ignores stray second taps: on the next row of a list from which one was removed, on what a sheet had covered or what
 * is beside a sheet that has come, or on a field to which a form has scrolled. Runs once. Clicks of keyboards and
 * scripts always count.
 */
export function ignoreStraySecondTaps(): void {
  let last: Tap | null = null;
  const onTap = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    const tap = {
      control: controlAt(event.target),
      atMs: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
    };
    if (isStray(tap, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') last = tap;
  };
  document.addEventListener('click', onTap, true);
  // A select opens before there is a click, and a field opens the keyboard.
  document.addEventListener('mousedown', onTap, true);
}

/**
 * A tap beside an open sheet closes it, and hits its `dialog` element. A click on a label is followed by one on its
 * field: both are the same control.
 */
export function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, label, summary, input, select, textarea, dialog');
  return control instanceof HTMLLabelElement ? control.control : control;
}
