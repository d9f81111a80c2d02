import { expect, it } from 'vitest';
import { expo } from '../../../src/features/expo/queries.ts';

const MINUTE = 60_000;

it('the header and the cart icon share one list, fresh for 5 minutes and for 10 seconds', () => {
  expect(expo.menu().queryKey).toEqual(['businesses.expos.list']);
  expect(expo.forCartIcon().queryKey).toEqual(expo.menu().queryKey);
  expect(expo.menu().staleTime).toBe(5 * MINUTE);
  expect(expo.forCartIcon().staleTime).toBe(10_000);
});

it('the expo pages have a list of their own, by plain HTTP', () => {
  expect(expo.list()).toMatchObject({ queryKey: ['/api/expo/list/latest'], staleTime: 5 * MINUTE });
  expect(expo.list().retry).toBeUndefined();
});

it('each expo is kept under its own slug', () => {
  expect(expo.detail('a').queryKey).toEqual(['businesses.expos.detail', { slug: 'a' }]);
  expect(expo.detail('b').queryKey).not.toEqual(expo.detail('a').queryKey);
});
