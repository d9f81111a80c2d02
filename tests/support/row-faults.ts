/**
 * Runs in the page. Names what is uneven in lists whose items stand side by side: prices that are not in line, pictures
 * of different heights, a last row that leaves a gap where it should be full, and texts that an ellipsis cuts off.
 */
export function rowFaults(): string[] {
  const faults: string[] = [];
  const wordsOf = (element: Element) => element.textContent?.trim().slice(0, 30);
  for (const list of document.querySelectorAll('main :is(ul, ol)')) {
    if (!list.checkVisibility()) continue;
    const rows = new Map<number, Element[]>();
    for (const item of list.children) {
      const top = Math.round(item.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), item]);
    }
    for (const items of rows.values()) {
      const prices = items.flatMap((item) => [
        ...item.querySelectorAll(':scope p:has(> strong + s) > strong'),
      ]);
      const heights = items.flatMap((item) =>
        [...item.querySelectorAll(':scope > img')].map((img) =>
          Math.round(img.getBoundingClientRect().height),
        ),
      );
      if (Math.max(...heights) - Math.min(...heights) > 1)
        faults.push(`beside "${wordsOf(items[0] as Element)}" pictures are ${heights.join(', ')} px high`);
      const [first] = prices;
      for (const price of prices)
        if (first && Math.abs(price.getBoundingClientRect().top - first.getBoundingClientRect().top) > 1)
          faults.push(`"${wordsOf(price)}" is not in line with "${wordsOf(first)}"`);
    }
    const last = [...rows.values()].at(-1)?.at(-1);
    const isFull = list.matches('[data-columns]:last-child, [data-size="large"]:not([data-row]):last-child');
    const gap = last && list.getBoundingClientRect().right - last.getBoundingClientRect().right;
    if (isFull && last && gap && gap > 2) faults.push(`after "${wordsOf(last)}" the row is ${gap} px short`);
  }
  for (const element of document.querySelectorAll('main *')) {
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.checkVisibility();
    if (
      isCut &&
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      !element.matches('nav *, input, select')
    )
      faults.push(`"${wordsOf(element)}" ends in an ellipsis`);
  }
  return faults;
}
