import { expect, it } from 'vitest';
import { cart } from '../../../src/features/cart/queries.ts';

it('the count is asked for by signed-in visitors alone, and fresh for 10 s', () => {
  expect(cart.count(true)).toMatchObject({
    queryKey: ['users.carts.count'],
    enabled: true,
    staleTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  expect(cart.count(false).enabled).toBe(false);
});
