import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ShoppingCart } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { optimisticQuantity } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';
import { useSetQuantity } from './set-quantity.ts';

/** Puts one in; for whoever is signed in, and for pages to show while the cart is open. */
export default function AddToCartButton({ slug }: { slug: string }) {
  const alert = useAlert();
  const setQuantity = useSetQuantity();
  const entries = useAtomValue(outboxEntriesAtom);
  const query = cartQueries.list(true);
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const quantity = optimisticQuantity(
    slug,
    data ?? [],
    responseVersion(query.queryKey, dataUpdatedAt),
    entries,
  );
  if (quantity > 0) {
    return (
      <ButtonLink variant="outline" href={paths.cart}>
        <ShoppingCart size={20} aria-hidden />
        {quantity} in your cart
      </ButtonLink>
    );
  }
  const add = async () => {
    // What did not come before may come now. Without signal it goes in all the same.
    if (!data) await refetch();
    await setQuantity(slug, (now) => now || 1).then(
      () => alert('success', 'In your cart'),
      () => alert('error', CANNOT_STORE),
    );
  };
  return (
    // Until the cart is known, one more would be a guess.
    <Button onClick={add} busy={!data && !error}>
      <ShoppingCart size={20} aria-hidden />
      Add to cart
    </Button>
  );
}
