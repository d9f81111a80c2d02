/**
 * Runs in the page before its own scripts. A test clicks what comes into the place of a button as quickly as the second half
 * of a double tap, which the app ignores: here each tap comes a second later than it does. A double click stays one.
 */
export function takeTimeBetweenTaps(): void {
  let taps = 0;
  const delay = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    if (event.detail < 2) taps++;
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + 1_000 * taps });
  };
  addEventListener('click', delay, true);
}
