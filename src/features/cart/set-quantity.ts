import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type createStore, useStore } from 'jotai';
import { readOptimisticValue } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { optimisticQuantity } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';

export type CartDeps = { store: Pick<ReturnType<typeof createStore>, 'get'>; queryClient: QueryClient };
type NextQuantity = (current: number) => number;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Sets how many of a product are in the cart. Taps may come faster than the screen updates: each waits for the previous
 * one and starts from the quantity that it left. Resolves with the quantity once it is stored on this phone. Throws the
 * errors of `dispatchAction`.
 */
export function setQuantity(deps: CartDeps, slug: string, next: NextQuantity): Promise<number> {
  const dispatchChange = async () => {
    const was = readOptimisticValue(
      deps,
      cartQueries.list(true),
      (lines, ...changes) => optimisticQuantity(slug, lines, ...changes),
      [],
    );
    const quantity = next(was);
    if (quantity !== was) await dispatchAction('cart.set', { slug, quantity, was });
    return quantity;
  };
  const stored = previous.then(dispatchChange);
  previous = stored.catch(() => {});
  return stored;
}

export const useCartDeps = (): CartDeps => ({ store: useStore(), queryClient: useQueryClient() });

export function useSetQuantity() {
  const deps = useCartDeps();
  return (slug: string, next: NextQuantity) => setQuantity(deps, slug, next);
}
