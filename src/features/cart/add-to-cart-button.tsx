import { ShoppingCart } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addToCart } from './add-to-cart.ts';
import { optimisticQuantity, stepQuantity } from './optimistic-cart.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { cartQueries } from './queries.ts';
import { setQuantity, useCartDeps } from './set-quantity.ts';

/**
 * Adds a product to the cart. Once it is there: a stepper for how many, and the way to the cart. Pages show it to signed-in
 * visitors while the cart is open.
 */
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
    const step = (by: 1 | -1) =>
      void setQuantity(deps, slug, (current) => stepQuantity(current, by)).catch((error: unknown) =>
        alert('error', cannotStoreText(error)),
      );
    return (
      <>
        <QuantityStepper label="How many in your cart" quantity={quantity} onStep={step} />
        <ButtonLink href={paths.cart}>
          <ShoppingCart size={20} aria-hidden />
          See cart
        </ButtonLink>
      </>
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
