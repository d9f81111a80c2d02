import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ListCount } from '../../src/ui/list-count.tsx';
import { render } from '../support/render.tsx';

const clearAll = page.getByRole('link', { name: 'Clear all' });

it('Several filters are taken back with one link', async () => {
  render(<ListCount text="2 places" filter={{ region: 'Penang', age: 0 }} allHref="/all" />);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 places');
  await expect.element(clearAll).toHaveAttribute('href', '/all');
});

it('A single filter is taken back where it was chosen', async () => {
  render(<ListCount text="2 places" filter={{ region: 'Penang' }} allHref="/all" />);
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(clearAll).not.toBeInTheDocument();
});
