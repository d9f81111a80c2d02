import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { pathWithQuery, type RouteAddress } from '../../domain/routing/paths.ts';
import { useRequireSignIn } from '../../features/auth/use-require-sign-in.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = { address: RouteAddress; after?: 'invited'; children: ReactNode };

/** Renders its children for signed-in visitors only. Others are sent to sign in, and return here after that. */
export function RequireSignIn({ address, after, children }: Props) {
  const isAuth = useRequireSignIn(pathWithQuery(address.path, address.search), after);
  const { sub } = useAtomValue(sessionAtom);
  if (!isAuth) return <Skeleton shape="row" label="Loading your account" count={4} />;
  // Another visitor may sign in in another tab. The key discards all state of the last one, such as form input.
  return <Fragment key={sub}>{children}</Fragment>;
}
