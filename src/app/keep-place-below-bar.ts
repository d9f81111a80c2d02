// @script outbox

/**
 * Keeps the lines that a visitor reads where they are, when the bar above the header comes or goes with the signal. Most
 * browsers do so themselves; Safari does not. At the top of the page, where the bar is in sight, the page makes room
 * for it. Runs once.
 */
export function keepPlaceBelowBar(): void {
  const bar = document.querySelector('header')?.previousElementSibling;
  if (!bar || CSS.supports('overflow-anchor', 'auto')) return;
  let height = bar.clientHeight;
  new ResizeObserver(() => {
    const change = bar.clientHeight - height;
    height += change;
    if (scrollY > 0) scrollBy({ top: change, behavior: 'instant' });
  }).observe(bar);
}
