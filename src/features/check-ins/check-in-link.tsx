import { useAtomValue } from 'jotai';
import { doorsOf } from '../../domain/expo/doors.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { checkInPath } from '../../domain/routing/paths.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { useNow } from '../../platform/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCheckIn } from './use-check-in.ts';

/** The way to the day's hub: to check in, or with the time of the check-in. A default export, as `lazy` requires. */
export default function CheckInLink({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const now = useNow() ?? nowMs();
  const checkIn = useCheckIn(expo.id);
  const isIn = checkIn.state === 'saved' || checkIn.state === 'sent';
  const isOpen = doorsOf(expo, today, now).state === 'open';
  return (
    <ButtonLink href={checkInPath}>
      {isIn ? `Checked in at ${timeAt(checkIn.checkedInAtMs)}` : isOpen ? 'Check in' : 'Expo Check-in'}
    </ButtonLink>
  );
}
