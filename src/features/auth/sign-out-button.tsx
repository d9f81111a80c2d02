import { useAtomValue } from 'jotai';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../domain/routing/paths.ts';
import { appServicesAtom } from '../../platform/app-services.ts';
import { signOut } from '../../platform/session/sign-in-and-out.ts';
import { useAlert } from '../../ui/alert.tsx';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';
import { CANNOT_SIGN_OUT, useSignOutQuestion } from './use-sign-out-question.ts';

/** Signs out. With actions in the outbox that are not sent, the visitor confirms first. */
export function SignOutButton() {
  const services = useAtomValue(appServicesAtom);
  const alert = useAlert();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const leave = () => {
    if (!services) return;
    setIsLeaving(true);
    setHasFailed(false);
    signOut(services, 'discard')
      .then(() => {
        alert('success', 'You’re logged out');
        navigate(paths.home, { replace: true });
      })
      .catch(() => setHasFailed(true))
      .finally(() => setIsLeaving(false));
  };
  const { counts, isAsking, goneText, isUnreadable, press, cancel } = useSignOutQuestion(leave, true);
  return (
    <>
      {isAsking ? (
        <SignOutConfirmation counts={counts} busy={isLeaving} onDiscard={leave} onCancel={cancel} />
      ) : (
        <button type="button" disabled={isLeaving} onClick={press}>
          <LogOut size={22} aria-hidden />
          Log out
        </button>
      )}
      {goneText && !isLeaving && (
        <p role="status" data-announce>
          {goneText}
        </p>
      )}
      {(hasFailed || isUnreadable) && <p role="alert">{CANNOT_SIGN_OUT}</p>}
    </>
  );
}
