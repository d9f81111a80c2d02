import { expect, it } from 'vitest';
import { expoQueries } from '../../../src/features/expos/queries.ts';

const MINUTE = 60_000;

it('the header and the cart icon share one list, fresh for 5 minutes and for 10 seconds', () => {
  expect(expoQueries.menuList().queryKey).toEqual(['businesses.expos.list']);
  expect(expoQueries.freshMenuList().queryKey).toEqual(expoQueries.menuList().queryKey);
  expect(expoQueries.menuList().staleTime).toBe(5 * MINUTE);
  expect(expoQueries.freshMenuList().staleTime).toBe(10_000);
});

it('the expo pages have a list of their own, by plain HTTP', () => {
  expect(expoQueries.list()).toMatchObject({ queryKey: ['/api/expo/list/latest'], staleTime: 5 * MINUTE });
  expect(expoQueries.list().retry).toBeUndefined();
});

it('each expo is kept under its own slug', () => {
  expect(expoQueries.detail('a').queryKey).toEqual(['businesses.expos.detail', { slug: 'a' }]);
  expect(expoQueries.detail('b').queryKey).not.toEqual(expoQueries.detail('a').queryKey);
});
