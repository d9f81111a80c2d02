// @script outbox

import { isMenuOpen } from '../domain/routing/side-menu-address.ts';
import { previousEntry } from '../platform/previous-entry.ts';

/**
 * Where a visitor comes from the page above, the link to it leads back: the page is as it was left, with its filters
 * and at the same place, but never with the menu open. Runs once. Browsers without the Navigation API follow the link.
 */
export function goBackToPageAbove(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[rel=up]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (!isPage(previousEntry()?.url ?? '', link.href)) return;
      event.preventDefault();
      history.back();
    },
    true,
  );
}

/** Whether an address is this page, with or without more filters. */
const isPage = (address: string, page: string) =>
  address.startsWith(page) &&
  /^($|[?&])/.test(address.slice(page.length)) &&
  !isMenuOpen(new URL(address).search);
