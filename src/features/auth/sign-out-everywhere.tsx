import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { hasWaiting, waitingCountAtom } from '../../platform/outbox.ts';
import { callPool } from '../../platform/session/pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { accountErrors } from './account-errors.ts';
import styles from './account-settings.module.css';
import { SettingsDisclosure } from './settings-disclosure.tsx';

type QuestionProps = { pendingCount: number; busy: boolean; onDiscard: () => void; onCancel: () => void };
type Props = {
  /** Signs out on this phone. */
  onSignedOut: () => Promise<void>;
  /** Asked when something still waits to be sent. */
  Confirmation: ComponentType<QuestionProps>;
};

export function SignOutEverywhere({ onSignedOut, Confirmation }: Props) {
  const waiting = useAtomValue(waitingCountAtom);
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: async () => {
      await callPool('GlobalSignOut');
      await onSignedOut();
    },
    networkMode: 'always',
  });
  const isWanted = waiting > 0 && isAsking;
  const press = async () => {
    if (await hasWaiting()) setIsAsking(true);
    else end.mutate();
  };
  return (
    <SettingsDisclosure title="Sign out everywhere" text="On this phone and on every other one">
      <p>For when a phone is lost, or somebody else knows your password. Others notice within the hour.</p>
      <div role="alert" className={styles.problem}>
        {end.error && accountErrors(end.error).form}
      </div>
      {isWanted ? (
        <Confirmation
          pendingCount={waiting}
          busy={end.isPending}
          onDiscard={() => end.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button variant="outline" wide busy={end.isPending} onClick={press}>
          Sign out everywhere
        </Button>
      )}
    </SettingsDisclosure>
  );
}
