// @script outbox

/**
 * A link of the header or the footer to the page that is shown goes to its top, as in pages without scripts: without
 * that a tap on the logo or on a name in the footer would seem to do nothing. Runs once.
 */
export function goToTopOfSamePage(): void {
  // Before the app navigates: afterwards every link leads to the address that is shown.
  document.addEventListener('click', goToTop, true);
}

function goToTop({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('header a, footer a');
  if (link && link.href === location.href) scrollTo({ top: 0 });
}
