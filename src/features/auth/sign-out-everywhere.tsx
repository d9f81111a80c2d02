import { useMutation } from '@tanstack/react-query';
import { globalSignOut } from '../../platform/session/global-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { accountErrors } from './account-errors.ts';
import styles from './account-settings.module.css';
import { SettingsDisclosure } from './settings-disclosure.tsx';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';
import { CANNOT_SIGN_OUT, useSignOutQuestion } from './use-sign-out-question.ts';

type Props = {
  /** Signs out on this phone, after the user pool has revoked all sessions. */
  onSignedOut: () => Promise<void>;
};

export function SignOutEverywhere({ onSignedOut }: Props) {
  const signOutAll = useMutation({
    mutationFn: async () => {
      await globalSignOut();
      await onSignedOut();
    },
    networkMode: 'always',
  });
  const question = useSignOutQuestion(() => signOutAll.mutate());
  return (
    <SettingsDisclosure title="Log out everywhere" text="On this device and all others">
      <p>Lost a phone, or does someone know your password? Other devices are logged out within an hour.</p>
      <div role="alert" className={styles.problem}>
        {question.isUnreadable ? CANNOT_SIGN_OUT : signOutAll.error && accountErrors(signOutAll.error).form}
      </div>
      <p role="status" className={styles.done}>
        {!signOutAll.isPending && question.goneText}
      </p>
      {question.isAsking ? (
        <SignOutConfirmation
          counts={question.counts}
          busy={signOutAll.isPending}
          onDiscard={() => signOutAll.mutate()}
          onCancel={question.cancel}
        />
      ) : (
        <Button variant="outline" wide busy={signOutAll.isPending} onClick={question.press}>
          Log out everywhere
        </Button>
      )}
    </SettingsDisclosure>
  );
}
