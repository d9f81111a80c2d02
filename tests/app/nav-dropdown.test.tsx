import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavDropdown } from '../../src/app/nav-dropdown.tsx';
import { render } from '../support/render.tsx';

const item = { slug: 'contact', label: 'Get in Touch', path: '/get-in-touch' };
const entries = ['Visitor', 'Exhibitor'].map((label) => ({
  kind: 'link' as const,
  slug: label,
  label,
  path: `/get-in-touch/${label.toLowerCase()}`,
}));

it('A dropdown of the header closes when a keyboard leaves it, and not before', async () => {
  render(
    <>
      <NavDropdown item={item} entries={entries} isCurrent={false} />
      <a href="/brands">Brands</a>
    </>,
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  for (const name of ['Visitor', 'Exhibitor']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveFocus();
    expect(details.open).toBe(true);
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Brands' })).toHaveFocus();
  expect(details.open).toBe(false);
});
