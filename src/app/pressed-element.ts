let pressed: Element | null = null;

/** Remembers what the visitor pressed, so that it can show that its page is being loaded. Runs once. */
export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a, button') : null;
    },
    true,
  );
  // Back and forward lead to a page that nothing on this one was pressed for.
  addEventListener('popstate', () => {
    pressed = null;
  });
}

/** What was pressed since the last navigation, if anything. */
export function takePressed(): Element | null {
  const element = pressed;
  pressed = null;
  return element;
}
