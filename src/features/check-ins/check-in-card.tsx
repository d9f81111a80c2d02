import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { type Expo, whenAndWhere } from '../../domain/expo/expo.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { todayAtom } from '../../platform/clock.ts';
import { discardAction, dispatchAction, retryAction } from '../../platform/outbox-client.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { track } from '../../platform/telemetry.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './check-in-card.module.css';
import type { OptimisticCheckIn } from './optimistic-check-in.ts';
import { useCheckIn } from './use-check-in.ts';

/** One expo's check-in: open, saved on this phone, sent, or refused with the reason. */
export function CheckInCard({ expo, showName }: { expo: Expo; showName: boolean }) {
  const today = useAtomValue(todayAtom);
  const checkIn = useCheckIn(expo.id);
  return (
    <section className={styles.card} data-check-in={checkIn.state} aria-live="polite">
      <Picture name="check-in-ticket" alt="" width={64} height={64} sizes="64px" originalWidth={800} />
      <div className={styles.words}>
        {showName && <h2>{expo.name}</h2>}
        <State checkIn={checkIn} expo={expo} today={today} />
      </div>
    </section>
  );
}

function State({ checkIn, expo, today }: { checkIn: OptimisticCheckIn; expo: Expo; today: string }) {
  const pendingText = useAtomValue(pendingTextAtom);
  if (checkIn.state === 'refused') return <Refused checkIn={checkIn} />;
  if (checkIn.state === 'open') return <Open expo={expo} today={today} />;
  return (
    <>
      <p className={styles.title}>Checked in at {timeAt(checkIn.checkedInAtMs)}</p>
      <p>{checkIn.state === 'sent' ? 'Sent. Enjoy the expo!' : pendingText}</p>
    </>
  );
}

function Open({ expo, today }: { expo: Expo; today: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const tap = () =>
    dispatchAction('expo.check-in', { expoId: expo.id }).then(
      () => track({ name: 'check-in' }),
      () => setProblem(CANNOT_STORE),
    );
  return (
    <>
      <p className={styles.title}>Are you here?</p>
      <p>{whenAndWhere(expo, today)}</p>
      <Button wide onClick={tap}>
        Check in
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

function Refused({ checkIn }: { checkIn: Extract<OptimisticCheckIn, { state: 'refused' }> }) {
  return (
    <>
      <p className={styles.title}>This check-in didn’t count</p>
      <p>{refusalMessages[checkIn.reason]}</p>
      <div className={styles.actions}>
        <Button onClick={() => retryAction(checkIn.key)}>Try again</Button>
        <Button variant="outline" onClick={() => discardAction(checkIn.key)}>
          Remove
        </Button>
      </div>
    </>
  );
}
