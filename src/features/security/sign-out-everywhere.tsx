import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { hasWaiting, waitingCountAtom } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from './disclosure.tsx';
import { accountFailures } from './failures.ts';
import { callPool } from './pool-call.ts';
import styles from './security.module.css';

type QuestionProps = { waiting: number; busy: boolean; onDiscard: () => void; onStay: () => void };
type Props = {
  /** Signs out on this phone. */
  onEnded: () => Promise<void>;
  /** Asked when something still waits to be sent. */
  Question: ComponentType<QuestionProps>;
};

export function SignOutEverywhere({ onEnded, Question }: Props) {
  const waiting = useAtomValue(waitingCountAtom);
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: async () => {
      await callPool('GlobalSignOut');
      await onEnded();
    },
    networkMode: 'always',
  });
  const isWanted = waiting > 0 && isAsking;
  const press = async () => {
    if (await hasWaiting()) setIsAsking(true);
    else end.mutate();
  };
  return (
    <Disclosure title="Sign out everywhere" text="On this phone and on every other one">
      <p>For when a phone is lost, or somebody else knows your password. Others notice within the hour.</p>
      <div role="alert" className={styles.problem}>
        {end.error && accountFailures(end.error).form}
      </div>
      {isWanted ? (
        <Question
          waiting={waiting}
          busy={end.isPending}
          onDiscard={() => end.mutate()}
          onStay={() => setIsAsking(false)}
        />
      ) : (
        <Button variant="outline" wide busy={end.isPending} onClick={press}>
          Sign out everywhere
        </Button>
      )}
    </Disclosure>
  );
}
