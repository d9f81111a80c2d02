import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WaysToEarn } from '../../../src/features/rewards/ways-to-earn.tsx';
import { render } from '../../support/render.tsx';

const way = (slug: string, title: string) => ({
  slug,
  title,
  text: '',
  points: 300,
  unit: 'once',
  picture: '',
});
const ways = [
  way('complete-your-profile', 'Complete your profile'),
  way('become-verified', 'Become verified'),
  way('add-a-child', 'Add a child'),
];
const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });

it('An earned way keeps its points and says so in the place of the link; an open one leads to where it is done', async () => {
  const summary = {
    balanceAmount: { currency: 'myr', originalAmount: 0, points: 300 },
    paidWays: ['complete-your-profile'],
  };
  render(<WaysToEarn ways={ways} summary={summary} today="2026-11-21" />);
  const profile = card('Complete your profile');
  await expect.element(profile.getByText('Earned', { exact: true })).toBeVisible();
  await expect.element(profile.getByText('300 points once')).toBeVisible();
  expect(profile.getByRole('link').elements()).toEqual([]);

  await expect.element(card('Become verified').getByText('300 points once')).toBeVisible();
  const link = card('Add a child').getByRole('link', { name: 'Go to My Family' });
  await expect.element(link).toHaveAttribute('href', '/account?page=family');
});

it('Without the visitor’s points every way is offered', () => {
  render(<WaysToEarn ways={ways} summary={null} today="2026-11-21" />);
  expect(page.getByText('300 points once').elements()).toHaveLength(ways.length);
  expect(page.getByText('Earned').elements()).toEqual([]);
});
