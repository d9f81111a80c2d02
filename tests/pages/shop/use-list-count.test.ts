import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useListCount } from '../../../src/pages/shop/use-list-count.ts';
import { OnlineContext } from '../../../src/ui/load-failure.ts';

const items = Array.from({ length: 24 }, (_, i) => i);
function Count({ pageCount }: { pageCount: number }) {
  const pages = Array.from({ length: pageCount }, () => ({ items, total: 12_000 }));
  return useListCount({ data: { pages }, hasNextPage: true, isPlaceholderData: false }, 'product', false);
}
const countOf = (pageCount: number, isOnline: boolean) =>
  renderToString(createElement(OnlineContext, { value: isOnline }, createElement(Count, { pageCount })));

it('A list is counted with thousands grouped, with signal and without', () => {
  expect(countOf(1, true)).toBe('12,000 products');
  expect(countOf(50, false)).toBe('1,200 of 12,000 products');
});
