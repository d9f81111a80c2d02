import { alertNotStored } from '../../platform/pending-text.ts';
import type { ShowAlert } from '../../ui/alert.tsx';
import { cartQueries } from './queries.ts';
import { type CartDeps, setQuantity } from './set-quantity.ts';

/**
 * Adds one of a product unless the cart has it already, and tells the visitor. Without signal the cart may be unknown:
 * the product is added all the same.
 */
export async function addToCart(deps: CartDeps, alert: ShowAlert, slug: string): Promise<void> {
  await deps.queryClient.ensureQueryData(cartQueries.list(true)).catch(() => {});
  await setQuantity(deps, slug, (current) => current || 1).then(
    () => alert('success', 'In your cart'),
    alertNotStored(alert),
  );
}
