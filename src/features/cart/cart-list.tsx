import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Expo } from '../../domain/expo/expo.ts';
import { expoOfLine, inOrderOfBooths } from '../../domain/shop/cart.ts';
import type { Product, ProductCard } from '../../domain/shop/product.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { alertNotStored, pendingTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { UndoBar } from '../../ui/undo-bar.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import styles from './cart.module.css';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSums } from './cart-sums.tsx';
import { type LineDescription, optimisticCart, stepQuantity, withRemovedLines } from './optimistic-cart.ts';
import { cartQueries } from './queries.ts';
import { useSetQuantity } from './set-quantity.ts';
import { useCartRemovals } from './use-cart-removals.ts';
import '../../ui/skeleton-lists.css';

type Props = {
  /** Running and upcoming expos, soonest first: each line has price and booths of the first that sells it. */
  expos: readonly Expo[];
  /** The running expo: the page names it, and booths at other expos name theirs. */
  here?: Expo | undefined;
  empty: ReactNode;
  /** Beside the total, which is a bar at the bottom of phones. */
  action?: ReactNode;
  /** Shown below the totals: how to buy. */
  children: ReactNode;
};

/** A product as any response describes it. Only that of its own page has the booths. */
function describeProduct(client: QueryClient, slug: string): LineDescription | undefined {
  const product = findKnownItem<Product>(client, slug, 'stockNote');
  if (product) return { product, booths: product.booths };
  const card = findKnownItem<ProductCard>(client, slug, 'priceSen');
  return card && { product: card, booths: [] };
}

export function CartList({ expos, here, empty, action, children }: Props) {
  const alert = useAlert();
  const setQuantity = useSetQuantity();
  const { linesBefore, ...removals } = useCartRemovals();
  const list = useFocusWhenThere<HTMLUListElement>();
  const pendingText = useAtomValue(pendingTextAtom);
  const client = useQueryClient();
  const query = useOptimisticQuery(
    cartQueries.list(useAtomValue(isAuthAtom)),
    (serverLines, ...changes) =>
      optimisticCart(withRemovedLines(serverLines, linesBefore), ...changes, (slug) =>
        describeProduct(client, slug),
      ),
    [],
  );
  const { isLoaded, error, errorUpdateCount, refetch } = query;
  const { lines, newProductCount, isPending } = query.data;
  const set = (slug: string, next: (current: number) => number) =>
    setQuantity(slug, next).catch(alertNotStored(alert));
  const removed = removals.latestOff(lines);
  const undo = removed && (
    <UndoBar
      text={`“${removed.name}” was taken off.`}
      onUndo={() => {
        removals.forget(removed);
        list.focus();
        void set(removed.slug, () => removed.quantity);
      }}
    />
  );
  if (lines.length + newProductCount === 0) {
    return (
      <div className={isLoaded || error ? undefined : styles.cart}>
        <QueryView
          query={{ ...query, data: isLoaded ? lines : undefined }}
          subject="Your cart"
          skeleton={{ shape: 'row-cart', label: 'Loading your cart', count: 4 }}
        >
          {() => (
            <>
              {undo}
              {empty}
            </>
          )}
        </QueryView>
      </div>
    );
  }
  const rows = inOrderOfBooths(lines, expos).map((line, i) => (
    <CartLineRow
      key={line.product.slug}
      line={line}
      expo={expoOfLine(line, expos)}
      here={here}
      onQuantityStep={(by) => set(line.product.slug, (current) => stepQuantity(current, by))}
      onRemove={() => removals.remove(lines, line.product, i)}
    />
  ));
  // The undo bar stands in the place of the removed row, where it covers no other.
  if (removed)
    rows.splice(
      removed.at,
      0,
      <li key={`without ${removed.slug}`} ref={bringIntoView}>
        {undo}
      </li>,
    );
  return (
    <div className={styles.cart}>
      <div className={styles.lines}>
        {lines.length > 0 ? (
          <ul ref={list.ref} tabIndex={-1} className={styles.list} aria-label="In your cart">
            {rows}
          </ul>
        ) : (
          undo
        )}
        {newProductCount > 0 && (
          <p>
            {newProductCount} {lines.length > 0 ? 'more' : newProductCount === 1 ? 'product' : 'products'}{' '}
            will show here once loaded.
          </p>
        )}
        {isPending && <PendingNote text={pendingText} />}
        {!isLoaded && errorUpdateCount > 0 && (
          <ErrorState subject="The rest of your cart" error={error} isRetrying={!error} onRetry={refetch} />
        )}
      </div>
      <div className={styles.side}>
        <CartSums lines={lines} expos={expos} action={action} />
        {children}
      </div>
    </div>
  );
}
