/** What a visitor looks for: an element that the selector fits and whose name begins with these words. */
export type Target = { css: string; name: string };

/**
 * Runs in the page. Finds an element only when a visitor could use it: taken over by React, not disabled, and with
 * nothing in front of its middle.
 */
export function findTarget({ css, name }: Target): Element | null {
  for (const element of document.querySelectorAll<HTMLInputElement>(css)) {
    const nameOfElement =
      element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    const isHydrated = Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    if (!isHydrated || element.disabled || !nameOfElement?.trim().startsWith(name)) continue;
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
    if (inFront && element.contains(inFront)) return element;
  }
  return null;
}
