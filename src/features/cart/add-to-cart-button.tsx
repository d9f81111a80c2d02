import { ShoppingCart } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addToCart } from './add-to-cart.ts';
import { optimisticQuantity } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';
import { useCartDeps } from './set-quantity.ts';

/** Adds a product to the cart. Pages show it to signed-in visitors while the cart is open. */
export default function AddToCartButton({ slug }: { slug: string }) {
  const alert = useAlert();
  const deps = useCartDeps();
  const cart = useOptimisticQuery(
    cartQueries.list(true),
    (lines, ...changes) => optimisticQuantity(slug, lines, ...changes),
    [],
  );
  const quantity = cart.data;
  if (quantity > 0) {
    return (
      <ButtonLink variant="outline" href={paths.cart}>
        <ShoppingCart size={20} aria-hidden />
        {quantity} in your cart
      </ButtonLink>
    );
  }
  return (
    // While the cart loads, the product may already be in it.
    <Button onClick={() => addToCart(deps, alert, slug)} busy={!cart.isLoaded && cart.errorUpdateCount === 0}>
      <ShoppingCart size={20} aria-hidden />
      Add to cart
    </Button>
  );
}
