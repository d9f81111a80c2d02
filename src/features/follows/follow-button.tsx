import { Plus } from 'lucide-react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { useSignedInPart } from '../../platform/session/use-signed-in-part.ts';
import { useTapAfterSignIn } from '../../platform/session/use-tap-after-sign-in.ts';
import { ButtonLink } from '../../ui/button.tsx';

// Signed-out visitors do not need the outbox and its schemas.
const toggle = { load: () => importComponent(() => import('./follow-toggle.tsx')) };

type Props = {
  slug: string;
  name: string;
  /** The address to return to after signing in. */
  returnUrl: string;
  /** Beside a more important button. */
  isSecondary?: boolean;
};

/** Follows a brand or stops following it. For signed-out visitors, a link to sign in. */
export function FollowButton({ slug, name, returnUrl, isSecondary = false }: Props) {
  const Toggle = useSignedInPart(toggle);
  const tap = useTapAfterSignIn(fillPath(paths.signIn, { returnUrl }), {
    kind: 'follow',
    about: { slug },
    outcome: `you follow ${name}`,
  });
  if (Toggle) return <Toggle slug={slug} name={name} isSecondary={isSecondary} />;
  return (
    <ButtonLink {...tap} variant={isSecondary ? 'outline' : 'solid'}>
      <Plus size={18} aria-hidden />
      Follow <span className="visually-hidden">{name}</span>
    </ButtonLink>
  );
}
