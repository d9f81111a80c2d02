import { Heart } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { useSignedInPart } from '../../platform/session/use-signed-in-part.ts';
import { useTapAfterSignIn } from '../../platform/session/use-tap-after-sign-in.ts';
import { Link } from '../../ui/link.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import styles from './wishlist-button.module.css';

// Signed-out visitors do not need the outbox and its schemas.
const toggle = { load: () => importComponent(() => import('./wishlist-toggle.tsx')) };

export type WishlistButtonProps = {
  slug: string;
  name: string;
  onChange?: ((isWished: boolean) => void) | undefined;
};

/** Adds a product to the wishlist or removes it. For signed-out visitors, a link to sign in and return. */
export function WishlistButton(props: WishlistButtonProps) {
  const Toggle = useSignedInPart(toggle);
  return Toggle ? <Toggle {...props} /> : <SignInLink {...props} />;
}

function SignInLink({ slug, name }: WishlistButtonProps) {
  const tap = useTapAfterSignIn(useAuthPath()(paths.signIn), {
    kind: 'wish',
    about: { slug },
    outcome: `${name} goes on your wishlist`,
  });
  return (
    // The same name as the button's: a tap that waits finds the button in place of the link by it.
    <Link {...tap} className={styles.heart} aria-label={`Wishlist: ${name}`}>
      <Heart size={20} aria-hidden />
    </Link>
  );
}
