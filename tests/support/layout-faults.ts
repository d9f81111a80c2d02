/**
 * Runs in the page. Names what a reader could not read there: a page wider than the screen, text that is cut off or
 * leaves the box around it, and text on text. Text that ends in an ellipsis, and what scrolls in a box of its own, is
 * meant to.
 */
export function layoutFaults(): string[] {
  type Line = { text: string; rect: DOMRect; element: Element; layer: Element | null };

  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth - innerWidth} px too wide`);
  const lines = [...textNodes()].flatMap(linesOf);
  for (const line of lines) checkBoxes(line);
  findOverlaps(lines.sort((a, b) => a.rect.top - b.rect.top));
  return [...faults];

  function* textNodes(): Generator<Text> {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const isRead =
        element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.visually-hidden, svg, noscript, option') &&
        // Only for screen readers.
        !getComputedStyle(element).clipPath.startsWith('inset(50%');
      if (isRead && node.data.trim()) yield node;
    }
  }

  function linesOf(node: Text): Line[] {
    const element = node.parentElement as Element;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map((rect) => visiblePart(rect, element))
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => ({ text: node.data.trim().slice(0, 30), rect, element, layer: layerOf(element) }));
  }

  /** Without what an ellipsis stands for, and what is scrolled away. */
  function visiblePart(rect: DOMRect, element: Element): DOMRect {
    let { left, right, top, bottom } = rect;
    for (const ancestor of ancestors(element)) {
      const { textOverflow, overflowX, overflowY, webkitLineClamp } = getComputedStyle(ancestor);
      const box = ancestor.getBoundingClientRect();
      const scrollsUpright = /auto|scroll/.test(overflowY);
      if (scrollsUpright) top = Math.max(top, box.top);
      if (scrollsUpright || webkitLineClamp !== 'none') bottom = Math.min(bottom, box.bottom);
      if (textOverflow !== 'ellipsis' && !/auto|scroll/.test(overflowX)) continue;
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
    }
    return new DOMRect(left, top, right - left, Math.max(0, bottom - top));
  }

  function checkBoxes({ text, rect, element }: Line): void {
    if (rect.right > clientWidth + 1 || rect.left < -1) faults.add(`"${text}" leaves the screen`);
    for (const ancestor of ancestors(element)) {
      const style = getComputedStyle(ancestor);
      const box = ancestor.getBoundingClientRect();
      const sideways = Math.max(rect.right - box.right, box.left - rect.left);
      const upright = Math.max(rect.bottom - box.bottom, box.top - rect.top);
      const isClipped = /hidden|clip/.test(style.overflowX) && style.display !== 'inline';
      const isBox = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px';
      if ((isClipped || isBox) && style.display !== 'inline' && sideways > 2)
        faults.add(`"${text}" is ${Math.round(sideways)} px out of <${ancestor.localName}>`);
      if (isClipped && /hidden|clip/.test(style.overflowY) && upright > rect.height / 4)
        if (upright < rect.height * 0.9) faults.add(`"${text}" is cut in height`);
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
    }
  }

  function findOverlaps(sorted: Line[]): void {
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1)) {
        if (b.rect.top >= a.rect.bottom) break;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
        const isApart = width <= 3 || height <= Math.min(a.rect.height, b.rect.height) * 0.35;
        if (a.layer === b.layer && a.element !== b.element && !isApart)
          faults.add(`"${a.text}" lies on "${b.text}"`);
      }
    });
  }

  /** What floats above the page may cover it. */
  function layerOf(element: Element): Element | null {
    for (const ancestor of ancestors(element))
      if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) return ancestor;
    return null;
  }

  function* ancestors(element: Element): Generator<Element> {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
  }
}

/**
 * Runs in the page, in the middle of one that scrolls. Names what stays in its place, from edge to edge or nearly so, where
 * that leaves less than half of the window's height.
 */
export async function stuckFaults(): Promise<string[]> {
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' });
  // What appears or goes away by the place in the page has done so.
  await new Promise((done) => setTimeout(done, 300));
  const before = new Map(bars.map((bar) => [bar, topOf(bar)]));
  scrollBy({ top: 40, behavior: 'instant' });
  const stuck = bars.filter((bar) => {
    const { width, top, height } = bar.getBoundingClientRect();
    return width > innerWidth / 2 && height > 0 && Math.abs(top - (before.get(bar) ?? 0)) < 1;
  });
  let left = 0;
  for (let y = 0; y < innerHeight; y++)
    if (!stuck.some((bar) => topOf(bar) <= y && bar.getBoundingClientRect().bottom > y)) left++;
  if (left >= innerHeight / 2) return [];
  const names = stuck.map(
    ({ localName, textContent }) => `<${localName}> "${textContent?.trim().slice(0, 30)}"`,
  );
  return [`${names.join(' and ')} leave ${left} of ${innerHeight} px`];
}
