/**
 * Runs in the page before its own scripts. Adds a second to the time of each tap: a test clicks on what takes the place
 * of a button as quickly as the second half of a double tap, which the app ignores. A real double click stays one.
 */
export function delayTaps(): void {
  let taps = 0;
  const delay = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    if (event.detail < 2) taps++;
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + 1_000 * taps });
  };
  addEventListener('click', delay, true);
}
