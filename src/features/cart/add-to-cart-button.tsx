import { ShoppingCart } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { optimisticQuantity } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';
import { useSetQuantity } from './set-quantity.ts';

/** Adds a product to the cart. Pages show it to signed-in visitors while the cart is open. */
export default function AddToCartButton({ slug }: { slug: string }) {
  const alert = useAlert();
  const setQuantity = useSetQuantity();
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
  const add = async () => {
    // The quantity may be known after another try. Without signal the product is added all the same.
    if (!cart.isLoaded) await cart.refetch();
    await setQuantity(slug, (current) => current || 1).then(
      () => alert('success', 'In your cart'),
      (error: unknown) => alert('error', cannotStoreText(error)),
    );
  };
  return (
    // While the cart loads, the product may already be in it.
    <Button onClick={add} busy={!cart.isLoaded && !cart.error}>
      <ShoppingCart size={20} aria-hidden />
      Add to cart
    </Button>
  );
}
