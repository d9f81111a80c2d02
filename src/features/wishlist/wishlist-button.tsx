import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-part.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { Link } from '../../ui/link.tsx';
import styles from './wishlist-button.module.css';

// Signed-out visitors do not need the outbox and its schemas.
const WishlistToggle = lazy(() => importComponent(() => import('./wishlist-toggle.tsx')));

export type WishlistButtonProps = {
  slug: string;
  name: string;
  /** Shows a text beside the heart. */
  showLabel?: boolean | undefined;
  onChange?: ((isWished: boolean) => void) | undefined;
};

/** Adds a product to the wishlist or removes it. For signed-out visitors, a link to sign in and return. */
export function WishlistButton(props: WishlistButtonProps) {
  const { isAuth } = useAtomValue(sessionAtom);
  if (!isAuth) return <SignInLink {...props} />;
  const placeholder = <ButtonPlaceholder label={props.showLabel ? 'Add to wishlist' : undefined} />;
  return (
    <Suspense fallback={placeholder}>
      <WishlistToggle {...props} />
    </Suspense>
  );
}

function SignInLink({ name, showLabel }: WishlistButtonProps) {
  const [pathname] = useLocation();
  const search = useSearch();
  const returnUrl = search ? `${pathname}?${search}` : pathname;
  return (
    <Link
      className={styles.heart}
      data-with-label={showLabel || undefined}
      href={fillPath(paths.signIn, { returnUrl })}
      aria-label={showLabel ? undefined : `Add ${name} to wishlist`}
    >
      <Heart size={20} aria-hidden />
      {showLabel && 'Add to wishlist'}
    </Link>
  );
}

/** Shown while the script of the button loads. */
function ButtonPlaceholder({ label }: { label: string | undefined }) {
  return (
    <span className={styles.heart} data-with-label={label ? '' : undefined} aria-hidden>
      <Heart size={20} />
      {label}
    </span>
  );
}
