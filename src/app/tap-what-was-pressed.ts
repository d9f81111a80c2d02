// @script outbox

import { controlAt } from './stray-second-taps.ts';

/** A finger that stays where it is moves by less. */
const STILL_PX = 10;

/**
 * A tap counts for what was under the finger when it came down, also where the page moves during the press: the first
 * tap after the signal is lost asks for something ahead, learns that there is no signal, and the bar that says so moves
 * the page. Browsers then give the click to what has come under the finger, or to nothing. Runs once, before the other
 * listeners for clicks.
 */
export function tapWhatWasPressed(): void {
  let pressed: { control: HTMLElement; x: number; y: number; top: number } | null = null;
  const onPress = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const control = controlAt(target);
    const isTapped = control instanceof HTMLElement && control.matches('a, button, summary');
    pressed = isTapped ? { control, x, y, top: control.getBoundingClientRect().top } : null;
  };
  const onTap = (event: MouseEvent) => {
    const press = pressed;
    if (event.type === 'click') pressed = null;
    if (!press || !event.isTrusted || event.detail === 0 || controlAt(event.target) === press.control) return;
    const isStill = Math.hypot(event.clientX - press.x, event.clientY - press.y) < STILL_PX;
    const hasMoved = press.control.isConnected && press.control.getBoundingClientRect().top !== press.top;
    if (!isStill || !hasMoved) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') press.control.click();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('click', onTap, true);
  // After a touch it comes with the click, and would open a select or the keyboard.
  document.addEventListener('mousedown', onTap, true);
}
