import { Check, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../domain/routing/paths.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { addToCart } from './add-to-cart.ts';
import { optimisticQuantity, stepQuantity } from './optimistic-cart.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { cartQueries } from './queries.ts';
import { setQuantity, useCartDeps } from './set-quantity.ts';

type Props = {
  slug: string;
  /** The product's name, for screen readers: on a card, which has no room for the stepper. */
  name?: string;
};

/**
 * Adds a product to the cart. Once it is there: a stepper for how many, and the way to the cart. Pages show it to
 * signed-in visitors while the cart is open.
 */
export default function AddToCartButton({ slug, name }: Props) {
  const alert = useAlert();
  const deps = useCartDeps();
  const [isAdding, setIsAdding] = useState(false);
  const { data: quantity } = useOptimisticQuery(
    cartQueries.list(true),
    (lines, ...changes) => optimisticQuantity(slug, lines, ...changes),
    [],
  );
  // While the cart loads, the product may already be in it: a tap waits for that.
  const add = () => {
    setIsAdding(true);
    void addToCart(deps, alert, slug).finally(() => setIsAdding(false));
  };
  const ofWhat = name && <span className="visually-hidden"> {name}</span>;
  if (quantity > 0 && name) {
    return (
      <ButtonLink variant="quiet" href={paths.cart}>
        <Check size={18} aria-hidden />
        In your cart
        {ofWhat}
      </ButtonLink>
    );
  }
  if (quantity > 0) {
    const step = (by: 1 | -1) =>
      void setQuantity(deps, slug, (current) => stepQuantity(current, by)).catch(alertNotStored(alert));
    return (
      <>
        <QuantityStepper
          label="How many in your cart"
          unit="in your cart"
          quantity={quantity}
          onStep={step}
        />
        <ButtonLink href={paths.cart}>
          <ShoppingCart size={20} aria-hidden />
          See cart
        </ButtonLink>
      </>
    );
  }
  return (
    <Button variant={name ? 'outline' : 'solid'} onClick={add} busy={isAdding}>
      {!name && <ShoppingCart size={20} aria-hidden />}
      Add to cart
      {ofWhat}
    </Button>
  );
}
