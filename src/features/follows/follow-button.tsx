import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-part.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useEarlyTap } from '../../platform/session/use-early-tap.ts';
import { useAlert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';

// Signed-out visitors do not need the outbox and its schemas.
const loadToggle = () => importComponent(() => import('./follow-toggle.tsx'));
const FollowToggle = lazy(loadToggle);

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
  const isAuth = useAtomValue(isAuthAtom);
  const alert = useAlert();
  const tap = useEarlyTap(
    fillPath(paths.signIn, { returnUrl }),
    () => loadToggle().then(({ setFollow }) => setFollow(alert, { slug, isFollowed: true })),
    { kind: 'follow', about: { slug }, outcome: `you follow ${name}` },
  );
  const link = (
    <ButtonLink {...tap} variant={isSecondary ? 'outline' : 'solid'}>
      <Plus size={18} aria-hidden />
      Follow <span className="visually-hidden">{name}</span>
    </ButtonLink>
  );
  if (!isAuth) return link;
  return (
    <Suspense fallback={link}>
      <FollowToggle slug={slug} name={name} isSecondary={isSecondary} />
    </Suspense>
  );
}
