import { expect, it } from 'vitest';
import { cartQueries } from '../../../src/features/cart/queries.ts';

it('the cart count is loaded for signed-in visitors only, and stays fresh for 10 s', () => {
  expect(cartQueries.count(true)).toMatchObject({
    queryKey: ['users.carts.count'],
    enabled: true,
    staleTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  expect(cartQueries.count(false).enabled).toBe(false);
});
