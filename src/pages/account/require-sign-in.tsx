import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { useRequireSignIn } from '../../features/auth/use-require-sign-in.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const addressOf = ({ path, search }: RouteAddress) => (search.size > 0 ? `${path}?${search}` : path);

/** Around a page that is only for whoever is signed in: others are sent to sign in, and back here. */
export function RequireSignIn({ address, children }: { address: RouteAddress; children: ReactNode }) {
  const isAuth = useRequireSignIn(addressOf(address));
  const { sub } = useAtomValue(sessionAtom);
  if (!isAuth) return <Skeleton shape="row" label="Getting your account" count={4} />;
  // Somebody else may have signed in in another tab: nothing of the last visitor stays, not even what was typed.
  return <Fragment key={sub}>{children}</Fragment>;
}
