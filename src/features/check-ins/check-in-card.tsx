import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { closedText, doorsOf, opensText } from '../../domain/expo/doors.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { discardAction, dispatchAction, retryAction } from '../../platform/outbox-client.ts';
import { cannotStoreText, pendingTextAtom } from '../../platform/pending-text.ts';
import { track } from '../../platform/telemetry.ts';
import { useNow } from '../../platform/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import styles from './check-in-card.module.css';
import type { OptimisticCheckIn } from './optimistic-check-in.ts';
import { useCheckIn } from './use-check-in.ts';

const REASON = offersPoints ? ' to earn points' : '';
const INVITATION = `Check in once a day${REASON}. It works with no signal, too.`;
const EARLY_INVITATION = `Check in when you’re there${REASON}. It works with no signal, too.`;

/** One expo's check-in: open, saved on this phone, sent, or refused with the reason. */
export function CheckInCard({ expo }: { expo: Expo }) {
  const checkIn = useCheckIn(expo.id);
  return (
    <section className={styles.card} data-check-in={checkIn.state} aria-live="polite">
      <Picture name="check-in-ticket" alt="" width={64} height={64} sizes="64px" originalWidth={800} />
      <div className={styles.words}>
        <State checkIn={checkIn} expo={expo} />
      </div>
    </section>
  );
}

function State({ checkIn, expo }: { checkIn: OptimisticCheckIn; expo: Expo }) {
  const pendingText = useAtomValue(pendingTextAtom);
  if (checkIn.state === 'refused') return <Refused expo={expo} checkIn={checkIn} />;
  if (checkIn.state === 'open') return <Open expo={expo} />;
  return (
    <>
      <h2>
        <TitleText>{`You’re at ${expo.name}`}</TitleText>
      </h2>
      <p className={styles.time}>Checked in at {timeAt(checkIn.checkedInAtMs)}</p>
      <p>{checkIn.state === 'sent' ? 'Sent. Enjoy the expo!' : pendingText}</p>
    </>
  );
}

/** Says what checking in does before it asks. It does not ask before and after the opening hours, but takes it. */
function Open({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const now = useNow() ?? nowMs();
  const doors = doorsOf(expo, today, now);
  const [problem, setProblem] = useState<string | null>(null);
  const tap = () =>
    dispatchAction('expo.check-in', { expoId: expo.id }).then(
      () => track({ name: 'check-in' }),
      (error: unknown) => setProblem(cannotStoreText(error)),
    );
  return (
    <>
      <h2>
        <TitleText>
          {doors.state === 'closed'
            ? closedText(expo, today)
            : doors.state === 'not-yet'
              ? opensText(expo, doors.opensAt)
              : `Are you at ${expo.name}?`}
        </TitleText>
      </h2>
      <p>
        {doors.state === 'closed'
          ? 'If you were there and forgot to check in, today still counts until midnight.'
          : doors.state === 'not-yet'
            ? EARLY_INVITATION
            : INVITATION}
      </p>
      <Button wide variant={doors.state === 'open' ? 'solid' : 'outline'} onClick={tap}>
        Check in
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

type RefusedProps = { expo: Expo; checkIn: Extract<OptimisticCheckIn, { state: 'refused' }> };

function Refused({ expo, checkIn }: RefusedProps) {
  return (
    <>
      <h2>Your check-in at {expo.name} didn’t count</h2>
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
