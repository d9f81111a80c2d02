/**
 * Runs in the page. How far from the top of the screen the first text, picture or box below the page's head begins,
 * and what it is.
 */
export function contentTop(): { top: number; first: string } {
  const head = document.querySelector('main [data-page-head]');
  let found = { top: Number.POSITIVE_INFINITY, first: 'nothing' };
  const add = (rect: DOMRect | undefined, first: string) => {
    if (rect && rect.width > 1 && rect.height > 1 && rect.top < found.top)
      found = { top: Math.round(rect.top), first };
  };
  const walker = document.createTreeWalker(
    document.querySelector('main') as Element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : (node.parentElement as Element);
    if (head?.contains(node) || element.closest('.visually-hidden, dialog, noscript')) continue;
    if (!element.checkVisibility() || element.localName === 'main') continue;
    if (node instanceof Text && node.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      add(range.getClientRects()[0], node.data.trim().slice(0, 30));
    } else if (isBox(element)) add(element.getBoundingClientRect(), element.localName);
  }
  return found;

  function isBox(element: Element): boolean {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return element.matches('img') || backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
  }
}
