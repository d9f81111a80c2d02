import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sharedListPath } from '../../domain/routing/paths.ts';
import { Invitation } from '../../features/shopping-list/invitation.tsx';
import {
  deleteInvitation,
  readInvitation,
  storeInvitation,
} from '../../features/shopping-list/stored-invitation.ts';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import type { PageProps } from '../page-module.ts';

/** An invitation that this tab was opened with comes before the list, until it is answered. It needs an account. */
export function InvitationFirst({ address, children }: PageProps & { children: ReactNode }) {
  const [secret, setSecret] = useState(readInvitation);
  const [, navigate] = useLocation();
  useEffect(() => {
    const keep = () => {
      storeInvitation();
      setSecret(readInvitation());
    };
    keep();
    window.addEventListener('hashchange', keep);
    return () => window.removeEventListener('hashchange', keep);
  }, []);
  if (!secret) return children;
  const answer = () => {
    deleteInvitation();
    setSecret(null);
  };
  return (
    <RequireSignIn address={address} after="invited">
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
