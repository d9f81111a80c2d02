import { expect, it } from 'vitest';
import { rewardsOffline } from '../../../src/features/rewards/offline.ts';

const textsOf = (stored: unknown) =>
  rewardsOffline.texts({ flags: {}, stored: async <T>() => stored as T | undefined });

it('The rewards at every expo to come can be read without signal', async () => {
  const queries = await textsOf({
    upcoming: [{ slug: 'penang' }, { slug: 'johor' }],
    past: [{ slug: 'kl' }],
  });
  expect(queries.map(({ queryKey }) => queryKey[1])).toEqual([{ expoSlug: 'penang' }, { expoSlug: 'johor' }]);
});

it('Without a list of expos there are none to store', async () => {
  expect(await textsOf(undefined)).toEqual([]);
});
