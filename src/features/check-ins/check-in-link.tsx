import type { Expo } from '../../domain/expo/expo.ts';
import { checkInPath } from '../../domain/routing/paths.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCheckIn } from './use-check-in.ts';

/** The way to the day's hub: to check in, or with the time of the check-in. A default export, as `lazy` requires. */
export default function CheckInLink({ expo }: { expo: Expo }) {
  const checkIn = useCheckIn(expo.id);
  const isIn = checkIn.state === 'saved' || checkIn.state === 'sent';
  return (
    <ButtonLink href={checkInPath}>
      {isIn ? `Checked in at ${timeAt(checkIn.checkedInAtMs)}` : 'Check in'}
    </ButtonLink>
  );
}
