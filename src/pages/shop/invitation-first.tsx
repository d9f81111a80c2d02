import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sharedListPath } from '../../domain/routing/paths.ts';
import { Invitation } from '../../features/shopping-list/invitation.tsx';
import {
  forgetInvitation,
  keepInvitation,
  keptInvitation,
} from '../../features/shopping-list/kept-invitation.ts';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import type { PageProps } from '../page-module.ts';

/** An invitation that this tab was opened with comes before the list, until it is answered. It needs an account. */
export function InvitationFirst({ address, children }: PageProps & { children: ReactNode }) {
  const [secret, setSecret] = useState(keptInvitation);
  const [, navigate] = useLocation();
  useEffect(() => {
    const keep = () => {
      keepInvitation();
      setSecret(keptInvitation());
    };
    keep();
    window.addEventListener('hashchange', keep);
    return () => window.removeEventListener('hashchange', keep);
  }, []);
  if (!secret) return children;
  const answer = () => {
    forgetInvitation();
    setSecret(null);
  };
  return (
    <RequireSignIn address={address}>
      <Invitation
        key={secret}
        secret={secret}
        onDismiss={answer}
        onJoined={(slug, listId) => {
          answer();
          navigate(sharedListPath(slug, listId), { replace: true });
        }}
      />
    </RequireSignIn>
  );
}
