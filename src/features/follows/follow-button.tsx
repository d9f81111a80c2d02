import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import { importWhenReachable } from '../../platform/import-with-retry.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

// Whoever only looks around needs none of what keeps follows.
const FollowToggle = lazy(() => importWhenReachable(() => import('./follow-toggle.tsx')));

type Props = {
  slug: string;
  name: string;
  /** Where signing in leads back to. */
  returnUrl: string;
};

/** Follows a brand. Whoever is not signed in is sent to do that first. */
export function FollowButton({ slug, name, returnUrl }: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  const face = (
    <>
      <Plus size={18} aria-hidden />
      Follow <span className="visually-hidden">{name}</span>
    </>
  );
  if (!isAuth) return <ButtonLink href={fillPath(paths.signIn, { returnUrl: returnUrl })}>{face}</ButtonLink>;
  return (
    <Suspense fallback={<Button disabled>{face}</Button>}>
      <FollowToggle slug={slug} name={name} />
    </Suspense>
  );
}
