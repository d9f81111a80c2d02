import { expect, it } from 'vitest';
import { brandQueries } from '../../../src/features/brands/queries.ts';

it('The list of brands is stored for the venue, and a search in it is not', () => {
  const isStored = (text?: string) => brandQueries.list(text ? { text } : {}).meta?.offlineCache ?? false;
  expect(isStored()).toBe(true);
  expect(isStored('stroller')).toBe(false);
});
