import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inCategory, NoMatches } from '../../src/ui/no-matches.tsx';
import { render } from '../support/render.tsx';

it('An empty list says what it was narrowed down by, and leads back to everything', async () => {
  const choices = [inCategory([{ id: 'play', name: 'Toys' }], 'play'), null, 'under Q'];
  render(<NoMatches things="brands" text="wood" choices={choices} allHref="/brands" />);
  await expect
    .element(page.getByRole('heading', { name: 'No brands match “wood” in Toys under Q' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all brands' })).toHaveAttribute('href', '/brands');
});

it('A category that is not known any more is left out', () => {
  expect(inCategory([{ id: 'play', name: 'Toys' }], 'gone')).toBeUndefined();
});
