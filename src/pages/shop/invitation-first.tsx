import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sharedListPath } from '../../domain/routing/paths.ts';
import { InAppNotice } from '../../features/install/open-in-browser.tsx';
import { CheckedInvitation, Invitation, NoInvitation } from '../../features/shopping-list/invitation.tsx';
import {
  deleteInvitation,
  isInvitedByAddress,
  isWholeSecret,
  readInvitation,
  storeInvitation,
} from '../../features/shopping-list/stored-invitation.ts';
import { inAppBrowserOf, isInstalledApp } from '../../platform/in-app-browser.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import type { PageProps } from '../page-module.ts';

type Props = PageProps & { children: ReactNode };

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/**
 * An invitation that this tab was opened with comes before the list, until it is answered. A visitor without a login in
 * the browser of an app sees the way to their own first: it takes the address along, and no later page has the
 * invitation in it.
 */
export function InvitationFirst(props: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  const isInvited = useSyncExternalStore(onHashChange, isInvitedByAddress, () => false);
  const [isStaying, setIsStaying] = useState(false);
  const mayLeave = isInvited && !isAuth && inAppBrowserOf(navigator, isInstalledApp()) !== null;
  if (!mayLeave || isStaying) return <StoredInvitationFirst {...props} />;
  return (
    <>
      <p>A shopping list is shared with you.</p>
      <InAppNotice />
      <Button variant="light" onClick={() => setIsStaying(true)}>
        Go on here
      </Button>
    </>
  );
}

/** It needs an account. */
function StoredInvitationFirst({ address, children }: Props) {
  const isAuth = useAtomValue(isAuthAtom);
  // One in the address is stored first: asking for the sign-in leaves the address.
  const [secret, setSecret] = useState(() => (isInvitedByAddress() ? null : readInvitation()));
  useEffect(() => {
    const keep = () => {
      storeInvitation();
      setSecret(readInvitation());
    };
    keep();
    return onHashChange(keep);
  }, []);
  if (secret === null) return children;
  const answer = () => {
    deleteInvitation();
    setSecret(null);
  };
  if (!isWholeSecret(secret)) return <NoInvitation state="gone" onGoOn={answer} />;
  const invitation = (
    <RequireSignIn address={address} after="invited">
      <Invitation
        key={secret}
        secret={secret}
        onDismiss={answer}
        onHide={() => setSecret(null)}
        onJoined={(slug, listId) => {
          answer();
          navigate(sharedListPath(slug, listId), { replace: true });
        }}
      />
    </RequireSignIn>
  );
  if (isAuth) return invitation;
  return (
    <CheckedInvitation key={secret} secret={secret} onDismiss={answer}>
      {invitation}
    </CheckedInvitation>
  );
}
