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
  onChange?: ((isWished: boolean) => void) | undefined;
};

/** Adds a product to the wishlist or removes it. For signed-out visitors, a link to sign in and return. */
export function WishlistButton(props: WishlistButtonProps) {
  const { isAuth } = useAtomValue(sessionAtom);
  if (!isAuth) return <SignInLink {...props} />;
  return (
    <Suspense fallback={<ButtonPlaceholder />}>
      <WishlistToggle {...props} />
    </Suspense>
  );
}

function SignInLink({ name }: WishlistButtonProps) {
  const [pathname] = useLocation();
  const search = useSearch();
  const returnUrl = search ? `${pathname}?${search}` : pathname;
  return (
    <Link
      className={styles.heart}
      href={fillPath(paths.signIn, { returnUrl })}
      aria-label={`Add ${name} to wishlist`}
    >
      <Heart size={20} aria-hidden />
    </Link>
  );
}

/** Shown while the script of the button loads. */
const ButtonPlaceholder = () => (
  <span className={styles.heart} aria-hidden>
    <Heart size={20} />
  </span>
);
