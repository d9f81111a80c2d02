import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importComponent } from '../../platform/import-part.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

// Signed-out visitors do not need the outbox and its schemas.
const FollowToggle = lazy(() => importComponent(() => import('./follow-toggle.tsx')));

type Props = {
  slug: string;
  name: string;
  /** The address to return to after signing in. */
  returnUrl: string;
};

/** Follows a brand or stops following it. For signed-out visitors, a link to sign in. */
export function FollowButton({ slug, name, returnUrl }: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  const label = (
    <>
      <Plus size={18} aria-hidden />
      Follow <span className="visually-hidden">{name}</span>
    </>
  );
  if (!isAuth) return <ButtonLink href={fillPath(paths.signIn, { returnUrl })}>{label}</ButtonLink>;
  return (
    <Suspense fallback={<Button disabled>{label}</Button>}>
      <FollowToggle slug={slug} name={name} />
    </Suspense>
  );
}
