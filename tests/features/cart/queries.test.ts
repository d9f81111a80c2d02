import { expect, it } from 'vitest';
import { cartQueries } from '../../../src/features/cart/queries.ts';

it('the count is asked for by signed-in visitors alone, and fresh for 10 s', () => {
  expect(cartQueries.count(true)).toMatchObject({
    queryKey: ['users.carts.count'],
    enabled: true,
    staleTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  expect(cartQueries.count(false).enabled).toBe(false);
});
