// @script outbox

import { isMenuOpen } from '../domain/routing/side-menu-address.ts';
import { afterFilters } from './scroll-restoration.ts';

/** How long the list of other filters may take to come. */
const HOLD_MS = 3_000;

/**
 * A new list is shown from its top, and an earlier one where the visitor left it. The scroll anchoring of browsers
 * would keep an item that both lists have on the screen, wherever it is in the new list. A menu that opens or closes
 * changes the address, but no list.
 */
export function holdScrollAfterFilters(): void {
  let wasMenuOpen = isMenuOpen(location.search);
  let release = () => {};
  afterFilters.yOf = (known) => {
    release();
    const isMenu = isMenuOpen(location.search);
    const isSame = isMenu || wasMenuOpen;
    wasMenuOpen = isMenu;
    const y = known ?? Math.round(isSame ? scrollY : Math.min(scrollY, topOfList()));
    if (!isSame) release = hold(y);
    return y;
  };
}

/** Where the number of items of a list stands below the header. */
function topOfList(): number {
  const count = document.querySelector('main [data-count]');
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return count ? Math.max(0, scrollY + count.getBoundingClientRect().top - header) : scrollY;
}

/** Scrolls to `y` whenever the page changes its height, until the visitor scrolls or presses a key. */
function hold(y: number): () => void {
  const { documentElement: root } = document;
  const state = history.state as { entry?: string } | null;
  const observer = new ResizeObserver(() => {
    if ((history.state as typeof state)?.entry === state?.entry) scrollTo(0, y);
    else release();
  });
  const listening = new AbortController();
  const release = () => {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
    root.style.removeProperty('overflow-anchor');
    afterFilters.isHeld = false;
  };
  const timer = setTimeout(() => {
    release();
    // A scroll bar that is dragged tells nothing but the position.
    if (root.scrollHeight - innerHeight >= y) dispatchEvent(new Event('scroll'));
  }, HOLD_MS);
  root.style.setProperty('overflow-anchor', 'none');
  afterFilters.isHeld = true;
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, release, { passive: true, signal: listening.signal });
  observer.observe(document.body);
  return release;
}
