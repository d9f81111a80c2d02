import { useAtomValue } from 'jotai';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { hasWaiting, waitingCountAtom } from '../../platform/outbox-client.ts';
import { signOut } from '../../platform/session/sign-in-and-out.ts';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';

/** Signs out. With pending actions in the outbox, the visitor confirms first. */
export function SignOutButton() {
  const services = useAtomValue(appServicesAtom);
  const pendingCount = useAtomValue(waitingCountAtom);
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const leave = () => {
    if (!services) return;
    setIsLeaving(true);
    setHasFailed(false);
    signOut(services, 'discard')
      .then(() => navigate(paths.home, { replace: true }))
      .catch(() => setHasFailed(true))
      .finally(() => setIsLeaving(false));
  };
  const press = async () => {
    if (await hasWaiting()) setIsAsking(true);
    else leave();
  };
  if (isAsking && pendingCount > 0) {
    return (
      <SignOutConfirmation
        pendingCount={pendingCount}
        busy={isLeaving}
        onDiscard={leave}
        onCancel={() => setIsAsking(false)}
      />
    );
  }
  return (
    <>
      <button type="button" disabled={isLeaving} onClick={press}>
        <LogOut size={22} aria-hidden />
        Log out
      </button>
      {hasFailed && <p role="alert">This device couldn’t sign you out. Try again.</p>}
    </>
  );
}
