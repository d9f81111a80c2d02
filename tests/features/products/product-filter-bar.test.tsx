import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ProductSortBar } from '../../../src/features/products/product-filter-bar.tsx';
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
