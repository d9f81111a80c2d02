import { expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { rewardsOffline } from '../../../src/features/rewards/offline.ts';

it('The rewards at every expo to come can be read without signal', () => {
  const upcoming = [{ slug: 'penang' }, { slug: 'johor' }] as Expo[];
  const queries = rewardsOffline.texts({ flags: {}, upcoming, stored: async () => undefined });
  expect(queries.map(({ queryKey }) => queryKey[1])).toEqual([{ expoSlug: 'penang' }, { expoSlug: 'johor' }]);
});
