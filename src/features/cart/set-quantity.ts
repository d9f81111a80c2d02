import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type createStore, useStore } from 'jotai';
import type { CartLine } from '../../domain/shop/cart.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { optimisticQuantity } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';

type Next = (now: number) => number;
type House = { store: Pick<ReturnType<typeof createStore>, 'get'>; queryClient: QueryClient };

let before: Promise<unknown> = Promise.resolve();

/**
 * Sets how many of a product are in the cart. Fingers are faster than the screen: a tap waits for the one before it, and
 * goes on from what that one left. Resolves with the quantity once it is safe on this phone; throws what `perform`
 * throws.
 */
export function setQuantity({ store, queryClient }: House, slug: string, next: Next): Promise<number> {
  const keep = async () => {
    const { queryKey } = cartQueries.list(true);
    const { data = [], dataUpdatedAt = 0 } = queryClient.getQueryState<CartLine[]>(queryKey) ?? {};
    const was = optimisticQuantity(
      slug,
      data,
      responseVersion(queryKey, dataUpdatedAt),
      store.get(outboxEntriesAtom),
    );
    const quantity = next(was);
    if (quantity !== was) await dispatchAction('cart.set', { slug, quantity, was });
    return quantity;
  };
  const kept = before.then(keep);
  before = kept.catch(() => {});
  return kept;
}

export function useSetQuantity() {
  const house = { store: useStore(), queryClient: useQueryClient() };
  return (slug: string, next: Next) => setQuantity(house, slug, next);
}
