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
