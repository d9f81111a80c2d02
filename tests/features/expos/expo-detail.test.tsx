import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { ExpoDetailView } from '../../../src/features/expos/expo-detail.tsx';
import { render } from '../../support/render.tsx';

const LONG = 'Kinderwagenausstattungsmesse';
const expo: Expo = {
  id: 'expo-fair',
  slug: 'fair',
  name: `Baby ${LONG}`,
  fromDate: '2026-11-20',
  toDate: '2026-11-22',
  schedule: [{ date: '2026-11-20', startTime: '10:00', endTime: '21:00' }],
  venue: LONG.repeat(2),
  address: LONG.repeat(2),
  tagline: '',
  summary: `${LONG.repeat(2)}, and more`,
  picture: 'expo-fair',
  showHighlights: true,
  showStarbuys: false,
  showPreExpoSale: false,
};

it('A long word in the name of an expo is not cut off on a phone', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  render(<ExpoDetailView expo={expo} today="2026-11-01" checkIn={null} over={null} />);
  for (const element of [page.getByRole('heading').element(), document.documentElement])
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});
