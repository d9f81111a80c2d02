import { Heart } from 'lucide-react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored } from '../../platform/pending-text.ts';
import { type ShowAlert, useAlert } from '../../ui/alert.tsx';
import { optimisticWishState } from './optimistic-wishlist.ts';
import { wishlistQueries } from './queries.ts';
import styles from './wishlist-button.module.css';
import type { WishlistButtonProps } from './wishlist-button.tsx';

/** Stores a change of the wishlist and says that a product is on it, or why that is not possible. */
export const setWish = (alert: ShowAlert, wish: ActionInput<'wishlist.set'>, onChange = () => {}) =>
  dispatchAction('wishlist.set', wish).then(() => {
    if (wish.isWished) alert('success', 'On your wishlist');
    onChange();
  }, alertNotStored(alert));

/** The button for signed-in visitors. It changes at the tap, with or without signal. */
export default function WishlistToggle({ slug, name, onChange }: WishlistButtonProps) {
  const alert = useAlert();
  const { data: wish } = useOptimisticQuery(
    wishlistQueries.list(true),
    (items, ...changes) => optimisticWishState(slug, items, ...changes),
    [],
  );
  const { isWished, isPending } = wish;
  const tap = () => setWish(alert, { slug, isWished: !isWished }, () => onChange?.(!isWished));
  return (
    <button
      type="button"
      className={styles.heart}
      data-pending={isPending || undefined}
      aria-pressed={isWished}
      aria-label={`Wishlist: ${name}`}
      title={isPending ? 'Saved on this device' : undefined}
      onClick={tap}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
