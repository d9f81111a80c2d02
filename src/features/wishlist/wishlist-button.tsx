import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { Link } from '../../ui/link.tsx';
import styles from './wishlist-button.module.css';

// Whoever only looks around needs none of what keeps wishes.
const HeartToggle = lazy(() => importWhenReachable(() => import('./wishlist-toggle.tsx')));

export type WishlistButtonProps = {
  slug: string;
  name: string;
  /** With words beside the heart. */
  showLabel?: boolean | undefined;
  onChange?: ((isWished: boolean) => void) | undefined;
};

/** Wishes for a product. Who is not signed in is led to sign in, and back here. */
export function WishlistButton(props: WishlistButtonProps) {
  const { isAuth } = useAtomValue(sessionAtom);
  if (!isAuth) return <HeartLink {...props} />;
  const waiting = <HeartFace words={props.showLabel ? 'Add to wishlist' : undefined} />;
  return (
    <Suspense fallback={waiting}>
      <HeartToggle {...props} />
    </Suspense>
  );
}

function HeartLink({ name, showLabel }: WishlistButtonProps) {
  const [pathname] = useLocation();
  const search = useSearch();
  const returnUrl = search ? `${pathname}?${search}` : pathname;
  return (
    <Link
      className={styles.heart}
      data-words={showLabel || undefined}
      href={fillPath(paths.signIn, { returnUrl })}
      aria-label={showLabel ? undefined : `Wish for ${name}`}
    >
      <Heart size={20} aria-hidden />
      {showLabel && 'Add to wishlist'}
    </Link>
  );
}

/** What a heart looks like while its works are on the way. */
function HeartFace({ words }: { words: string | undefined }) {
  return (
    <span className={styles.heart} data-words={words ? '' : undefined} aria-hidden>
      <Heart size={20} />
      {words}
    </span>
  );
}
