import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { optimisticCartCount } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';

/** The optimistic number of pieces in the cart; undefined until it is loaded. */
export function useCartCount(isAuth: boolean): number | undefined {
  return useOptimisticQuery(cartQueries.count(isAuth), optimisticCartCount).data;
}
