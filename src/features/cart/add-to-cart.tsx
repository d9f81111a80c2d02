import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ShoppingCart } from 'lucide-react';
import { paths } from '../../domain/paths.ts';
import { outboxEntriesAtom, perform } from '../../platform/outbox.ts';
import { CANNOT_STORE } from '../../platform/pending.ts';
import { readAt } from '../../platform/words.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { quantityNow } from './model.ts';
import { cart } from './queries.ts';

/** Puts one in; for whoever is signed in, and for pages to show while the cart is open. */
export default function AddToCart({ slug }: { slug: string }) {
  const alert = useAlert();
  const entries = useAtomValue(outboxEntriesAtom);
  const query = cart.list(true);
  const { data, dataUpdatedAt } = useQuery(query);
  const read = readAt(query.queryKey, dataUpdatedAt);
  const quantity = quantityNow(slug, data ?? [], read, entries);
  if (quantity > 0) {
    return (
      <ButtonLink look="outline" href={paths.cart}>
        <ShoppingCart size={20} aria-hidden />
        {quantity} in your cart
      </ButtonLink>
    );
  }
  const add = () =>
    perform('cart.set', { slug, quantity: 1, was: 0 }).then(
      () => alert('success', 'In your cart'),
      () => alert('error', CANNOT_STORE),
    );
  return (
    // Until the cart is known, one more would be a guess.
    <Button onClick={add} busy={data === undefined}>
      <ShoppingCart size={20} aria-hidden />
      Add to cart
    </Button>
  );
}
