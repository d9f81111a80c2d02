import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { refusalMessages } from '../../domain/delivery/refusal-messages.ts';
import { closedText, type Doors, doorsOf, opensText } from '../../domain/expo/doors.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import type { Day } from '../../domain/time/dates.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { discardAction, dispatchAction, retryAction } from '../../platform/outbox-client.ts';
import { alertNotStored, cannotStoreText, pendingTextAtom } from '../../platform/pending-text.ts';
import { track } from '../../platform/telemetry.ts';
import { useEarningWays } from '../../platform/use-earning-ways.ts';
import { useNow } from '../../platform/use-now.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import styles from './check-in-card.module.css';
import type { OptimisticCheckIn } from './optimistic-check-in.ts';
import { type KnownCheckIn, useCheckIn } from './use-check-in.ts';

/** Before the name of the expo, by what its doors are. */
const CHECKED_IN: Record<Doors['state'], string> = {
  'not-yet': 'You’re checked in for',
  open: 'You’re at',
  closed: 'You were at',
};

/** Title and text above the button, by what the doors of the expo are. */
function invitation(expo: Expo, doors: Doors, today: Day, reason: string): [title: string, text: string] {
  if (doors.state === 'closed')
    return [
      closedText(expo, today),
      'If you were there and forgot to check in, today still counts until midnight.',
    ];
  if (doors.state === 'not-yet')
    return [
      opensText(expo, doors.opensAt),
      `Check in when you’re there${reason}. It works with no signal, too.`,
    ];
  return [`Are you at ${expo.name}?`, `Check in once a day${reason}. It works with no signal, too.`];
}

/** One expo's check-in: not known yet, open, saved on this phone, sent, or refused with the reason. */
export function CheckInCard({ expo }: { expo: Expo }) {
  const checkIn = useCheckIn(expo.id);
  return (
    <section className={styles.card} data-check-in={checkIn.state}>
      <Picture name="check-in-ticket" alt="" width={64} height={64} sizes="64px" originalWidth={800} />
      <div className={styles.words}>
        <State checkIn={checkIn} expo={expo} />
      </div>
    </section>
  );
}

function State({ checkIn, expo }: { checkIn: KnownCheckIn; expo: Expo }) {
  return (
    <>
      {checkIn.state === 'unknown' && <h2>{expo.name}</h2>}
      {checkIn.state === 'open' && <Open expo={expo} />}
      {(checkIn.state === 'saved' || checkIn.state === 'sent') && <DoneTitle expo={expo} />}
      {checkIn.state === 'refused' && <h2>Your check-in at {expo.name} didn’t count</h2>}
      {/*
       * Announced without the buttons, and without the title, which gets the focus of the button that was there. The
       * region is there before its text is: a new one would not be announced.
       */}
      <div role="status">
        {checkIn.state === 'refused' && <p>{refusalMessages[checkIn.reason]}</p>}
        {(checkIn.state === 'saved' || checkIn.state === 'sent') && <Done expo={expo} checkIn={checkIn} />}
      </div>
      {checkIn.state === 'refused' && <RefusedActions checkIn={checkIn} />}
    </>
  );
}

type DoneProps = { expo: Expo; checkIn: Extract<OptimisticCheckIn, { state: 'saved' | 'sent' }> };

function DoneTitle({ expo }: { expo: Expo }) {
  const doors = useDoors(expo);
  return (
    <h2>
      <TitleText>{`${CHECKED_IN[doors.state]} ${expo.name}`}</TitleText>
    </h2>
  );
}

function Done({ expo, checkIn }: DoneProps) {
  const pendingText = useAtomValue(pendingTextAtom);
  const doors = useDoors(expo);
  return (
    <>
      <p className={styles.time}>Checked in at {timeAt(checkIn.checkedInAtMs)}</p>
      <p>
        {checkIn.state === 'sent'
          ? `Sent.${doors.state === 'closed' ? '' : ' Enjoy the expo!'}`
          : pendingText}
      </p>
    </>
  );
}

function useDoors(expo: Expo): Doors {
  const today = useAtomValue(todayAtom);
  const now = useNow() ?? nowMs();
  return doorsOf(expo, today, now);
}

/**
 * Says what checking in does. Asks for it only during the opening hours; after them it can be done, too, and before
 * them once the visitor has said that they mean it.
 */
function Open({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const doors = useDoors(expo);
  const reason = useEarningWays()('check-in') ? ' to earn points' : '';
  const [title, text] = invitation(expo, doors, today, reason);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTapped, setTapped] = useState(false);
  const isEarly = doors.state === 'not-yet';
  const tap = () =>
    dispatchAction('expo.check-in', { expoId: expo.id }).then(
      () => track({ name: 'check-in' }),
      (error: unknown) => setProblem(cannotStoreText(error)),
    );
  return (
    <>
      <h2>
        <TitleText>{title}</TitleText>
      </h2>
      {isEarly && isTapped ? (
        <>
          <p role="alert">The doors aren’t open yet. Check in now anyway?</p>
          <div className={styles.actions}>
            <Button onClick={() => setTapped(false)}>Not yet</Button>
            <Button variant="outline" onClick={tap}>
              Check in anyway
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{text}</p>
          <Button
            wide
            variant={doors.state === 'open' ? 'solid' : 'light'}
            onClick={isEarly ? () => setTapped(true) : tap}
          >
            Check in
          </Button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

type Refused = Extract<OptimisticCheckIn, { state: 'refused' }>;

function RefusedActions({ checkIn }: { checkIn: Refused }) {
  const alert = useAlert();
  const sayWhyNot = alertNotStored(alert);
  return (
    <div className={styles.actions}>
      <Button onClick={() => retryAction(checkIn.key).catch(sayWhyNot)}>Try again</Button>
      <Button variant="outline" onClick={() => discardAction(checkIn.key).catch(sayWhyNot)}>
        Remove
      </Button>
    </div>
  );
}
