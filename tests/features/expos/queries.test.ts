import { expect, it } from 'vitest';
import { expoQueries } from '../../../src/features/expos/queries.ts';

const MINUTE_MS = 60_000;

it('the header and the cart icon share one list with stale times of 5 minutes and 10 seconds', () => {
  expect(expoQueries.menuList().queryKey).toEqual(['businesses.expos.list']);
  expect(expoQueries.freshMenuList().queryKey).toEqual(expoQueries.menuList().queryKey);
  expect(expoQueries.menuList().staleTime).toBe(5 * MINUTE_MS);
  expect(expoQueries.freshMenuList().staleTime).toBe(10_000);
});

it('the expo pages use another list, by plain HTTP', () => {
  expect(expoQueries.list()).toMatchObject({ queryKey: ['/api/expo/list/latest'], staleTime: 5 * MINUTE_MS });
  expect(expoQueries.list().retry).toBeUndefined();
});

it('the query key of an expo contains its slug', () => {
  expect(expoQueries.detail('a').queryKey).toEqual(['businesses.expos.detail', { slug: 'a' }]);
  expect(expoQueries.detail('b').queryKey).not.toEqual(expoQueries.detail('a').queryKey);
});
