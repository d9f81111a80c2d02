import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Exhibitor } from '../../../src/domain/expo/exhibitor.ts';
import { ExhibitorRows } from '../../../src/features/exhibitors/exhibitor-rows.tsx';
import { render } from '../../support/render.tsx';

const exhibitor = (name: string, booth: string, more: Partial<Exhibitor> = {}): Exhibitor => ({
  slug: name.toLowerCase(),
  name,
  tagline: '',
  category: 'Play',
  picture: 'brand',
  letter: 'A',
  hall: 'Hall A',
  booth,
  ...more,
});

it('A booth that no map shows is named, and does not lead to the map', async () => {
  const exhibitors = [exhibitor('Kite', 'A1'), exhibitor('Moon', 'A2', { isOffPlan: true })];
  render(<ExhibitorRows exhibitors={exhibitors} expoSlug="fair" />);
  await expect.element(page.getByRole('link', { name: 'On the map: booth A1' })).toBeInTheDocument();
  await expect.element(page.getByText('Booth A2')).toBeInTheDocument();
  expect(page.getByRole('link', { name: /A2/ }).elements()).toEqual([]);
});
