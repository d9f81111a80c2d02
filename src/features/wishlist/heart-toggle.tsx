import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE } from '../../platform/pending-text.ts';
import { useAlert } from '../../ui/alert.tsx';
import styles from './heart.module.css';
import type { HeartProps } from './heart-button.tsx';
import { heartNow } from './model.ts';
import { wishlist } from './queries.ts';

/** The heart of whoever is signed in: says at once what it will be, and keeps it without signal. */
export default function HeartToggle({ slug, name, words, onSet }: HeartProps) {
  const alert = useAlert();
  const query = wishlist.list(true);
  const { data = [], dataUpdatedAt } = useQuery(query);
  const entries = useAtomValue(outboxEntriesAtom);
  const { isWished, isPending } = heartNow(
    slug,
    data,
    responseVersion(query.queryKey, dataUpdatedAt),
    entries,
  );
  const tap = () =>
    dispatchAction('wishlist.set', { slug, isWished: !isWished }).then(
      () => onSet?.(!isWished),
      () => alert('error', CANNOT_STORE),
    );
  const label = isWished ? 'On your wishlist' : 'Add to wishlist';
  return (
    <button
      type="button"
      className={styles.heart}
      data-words={words || undefined}
      data-pending={isPending || undefined}
      aria-pressed={isWished}
      aria-label={words ? undefined : `Wish for ${name}`}
      title={isPending ? 'Saved on this phone' : undefined}
      onClick={tap}
    >
      <Heart size={20} aria-hidden />
      {words && label}
    </button>
  );
}
