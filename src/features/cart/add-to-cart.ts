import { cartQueries } from './queries.ts';
import { type CartDeps, setQuantity } from './set-quantity.ts';

/** Adds one of a product for a visitor who has just signed in, unless their cart has it already. */
export async function addToCart(deps: CartDeps, slug: string): Promise<void> {
  await deps.queryClient.fetchQuery(cartQueries.list(true));
  await setQuantity(deps, slug, (current) => current || 1);
}
