import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasWaiting, waitingCountAtom } from '../../platform/outbox-client.ts';
import { callPool } from '../../platform/session/pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { accountErrors } from './account-errors.ts';
import styles from './account-settings.module.css';
import { SettingsDisclosure } from './settings-disclosure.tsx';
import { SignOutConfirmation } from './sign-out-confirmation.tsx';

type Props = {
  /** Signs out on this phone, after the user pool has revoked all sessions. */
  onSignedOut: () => Promise<void>;
};

export function SignOutEverywhere({ onSignedOut }: Props) {
  const pendingCount = useAtomValue(waitingCountAtom);
  const [isAsking, setIsAsking] = useState(false);
  const signOutAll = useMutation({
    mutationFn: async () => {
      await callPool('GlobalSignOut');
      await onSignedOut();
    },
    networkMode: 'always',
  });
  const needsConfirmation = pendingCount > 0 && isAsking;
  const press = async () => {
    if (await hasWaiting()) setIsAsking(true);
    else signOutAll.mutate();
  };
  return (
    <SettingsDisclosure title="Log out everywhere" text="On this device and all others">
      <p>Lost a phone, or does someone know your password? Other devices are logged out within an hour.</p>
      <div role="alert" className={styles.problem}>
        {signOutAll.error && accountErrors(signOutAll.error).form}
      </div>
      {needsConfirmation ? (
        <SignOutConfirmation
          pendingCount={pendingCount}
          busy={signOutAll.isPending}
          onDiscard={() => signOutAll.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button variant="outline" wide busy={signOutAll.isPending} onClick={press}>
          Log out everywhere
        </Button>
      )}
    </SettingsDisclosure>
  );
}
