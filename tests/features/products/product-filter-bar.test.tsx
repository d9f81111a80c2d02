import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProductFilterBar, ProductSortBar } from '../../../src/features/products/product-filter-bar.tsx';
import { render } from '../../support/render.tsx';

const clearAll = page.getByRole('link', { name: 'Clear all' });

it('The order stays when the filters are taken back', async () => {
  render(<ProductSortBar count="3 products" filters={{ category: 'play', age: 6, sort: 'saving' }} />);
  await expect.element(clearAll).toHaveAttribute('href', '/products?sort=saving');
});

it('The order is not a filter', async () => {
  render(<ProductSortBar count="3 products" filters={{ category: 'play', sort: 'saving' }} />);
  await expect.element(page.getByText('3 products')).toBeVisible();
  await expect.element(clearAll).not.toBeInTheDocument();
});

it('A price is chosen among the ranges between the steps, and keeps the other filters', async () => {
  const choices = { categories: [], brands: [], priceStepsSen: [4000, 6000] };
  render(<ProductFilterBar isLoading={false} filters={{ q: 'bottle', sort: 'name' }} choices={choices} />);
  await page.getByLabelText('Price').selectOptions('RM\u00a040.00 to RM\u00a060.00');
  expect(location.search).toBe('?q=bottle&sort=name&price=40-60');
});

it('A chosen price is whole on a phone', async () => {
  await page.viewport(390, 844);
  const choices = { categories: [], brands: [], priceStepsSen: [10_000, 20_000] };
  render(<ProductFilterBar isLoading={false} filters={{ price: '100-200' }} choices={choices} />);
  const select = page.getByLabelText('Price');
  await expect.element(select).toHaveValue('100-200');
  const { left, right } = select.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
});

const PHONE_GUTTERS_PX = 32;

it.each([
  [390, {}, 1],
  [390, { age: 6 }, 1],
  [414, { age: 18 }, 1],
  [360, {}, 2],
  [320, { age: 18, price: '100-200' }, 2],
])(
  'On a phone %i px wide with %j, the selects end where the page ends, in lines: %i',
  async (width, filters, lines) => {
    await page.viewport(width, 844);
    const choices = { categories: [], brands: [], priceStepsSen: [10_000, 20_000] };
    render(
      <div data-testid="page" style={{ width: width - PHONE_GUTTERS_PX }}>
        <ProductFilterBar isLoading={false} filters={filters} choices={choices} />
      </div>,
    );
    await expect.element(page.getByLabelText('Price')).toBeVisible();
    expect(await linesOfSelects()).toEqual(Array(lines).fill({ start: 0, end: 0 }));
  },
);

it.each([891, 1440])('On a desktop %i px wide the selects end where the page ends', async (width) => {
  await page.viewport(width, 900);
  const choices = { categories: [], brands: [], priceStepsSen: [10_000, 20_000] };
  render(
    <div data-testid="page">
      <ProductFilterBar isLoading={false} filters={{}} choices={choices} />
    </div>,
  );
  await expect.element(page.getByLabelText('Price')).toBeVisible();
  expect((await linesOfSelects()).map(({ end }) => end)).toEqual([0]);
});

/** How far from both edges of the page each line of selects begins and ends. No text of theirs is cut. */
async function linesOfSelects() {
  await document.fonts.ready;
  const selects = page
    .getByRole('combobox')
    .elements()
    .map((select) => ({ select, box: select.getBoundingClientRect() }));
  const cut = selects.filter(({ select }) => select.scrollWidth > select.clientWidth);
  expect(cut.map(({ select }) => select.getAttribute('name'))).toEqual([]);
  const edges = page.getByTestId('page').element().getBoundingClientRect();
  return [...Map.groupBy(selects, ({ box }) => box.top).values()].map((line) => ({
    start: Math.round((line[0]?.box.left ?? Number.NaN) - edges.left),
    end: Math.round(edges.right - (line.at(-1)?.box.right ?? Number.NaN)),
  }));
}

it('A server that names no steps of the price gets no question about it', async () => {
  render(<ProductFilterBar isLoading={false} filters={{}} choices={{ categories: [], brands: [] }} />);
  await expect.element(page.getByLabelText('Brand')).toBeVisible();
  await expect.element(page.getByLabelText('Price')).not.toBeInTheDocument();
});

it.each([
  [{}, ['All brands', 'Ana', 'Ben', 'Cot & Co']],
  [{ category: 'feeding' }, ['All brands', 'Ana', 'Cot & Co']],
  [{ category: 'Feeding' }, ['All brands', 'Ana', 'Cot & Co']],
  [{ category: 'feeding', brand: 'ben' }, ['All brands', 'Ana', 'Ben', 'Cot & Co']],
  [{ category: 'elsewhere' }, ['All brands', 'Ana', 'Ben', 'Cot & Co']],
])('With the filters %j the brands to choose are %j', async (filters, labels) => {
  const choices = {
    categories: [{ id: 'feeding', name: 'Feeding' }],
    brands: [
      { slug: 'ana', name: 'Ana', categories: ['play', 'feeding'] },
      { slug: 'ben', name: 'Ben', categories: ['play'] },
      // From a server that does not say it.
      { slug: 'cot', name: 'Cot & Co' },
    ],
  };
  render(<ProductFilterBar isLoading={false} filters={filters} choices={choices} />);
  const select = page.getByLabelText('Brand');
  await expect.element(select).toBeVisible();
  expect(
    select
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});
