import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, doneText } from '../../platform/pending-text.ts';
import { type ShowAlert, useAlert } from '../../ui/alert.tsx';
import { optimisticWishState } from './optimistic-wishlist.ts';
import { wishlistQueries } from './queries.ts';
import styles from './wishlist-button.module.css';
import type { WishlistButtonProps } from './wishlist-button.tsx';

type Options = {
  isOnline?: boolean;
  /** Called once it is stored. What it shows says that a product is off the wishlist. */
  onChange?: (() => void) | undefined;
};

/**
 * Stores a change of the wishlist and says that a product is on it, or why that is not possible. With signal, the heart
 * alone says that it is off.
 */
export const setWish = (
  alert: ShowAlert,
  wish: ActionInput<'wishlist.set'>,
  { isOnline = true, onChange }: Options = {},
) =>
  dispatchAction('wishlist.set', wish).then(() => {
    if (wish.isWished) alert('success', doneText('On your wishlist', isOnline));
    else if (!isOnline && !onChange) alert('success', doneText('Off your wishlist', isOnline));
    onChange?.();
  }, alertNotStored(alert));

/** The button for signed-in visitors. It changes at the tap, with or without signal. */
export default function WishlistToggle({ slug, name, onChange }: WishlistButtonProps) {
  const alert = useAlert();
  const isOnline = useAtomValue(isOnlineAtom);
  const { data: wish } = useOptimisticQuery(
    wishlistQueries.list(true),
    (items, ...changes) => optimisticWishState(slug, items, ...changes),
    [],
  );
  const { isWished, isPending } = wish;
  const tap = () =>
    setWish(
      alert,
      { slug, isWished: !isWished },
      { isOnline, onChange: onChange && (() => onChange(!isWished)) },
    );
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
