import { useAtomValue } from 'jotai';
import { doorsOf } from '../../domain/expo/doors.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { checkInPath, passPath } from '../../domain/routing/paths.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { nowMs, todayAtom } from '../../platform/clock.ts';
import { useNow } from '../../platform/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCheckIn } from './use-check-in.ts';

/**
 * The ways to the day's hub, where one checks in, and to the pass: what is needed now comes first. A default export, as
 * `lazy` requires.
 */
export default function ExpoDayButtons({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const now = useNow() ?? nowMs();
  const checkIn = useCheckIn(expo.id);
  const isIn = checkIn.state === 'saved' || checkIn.state === 'sent';
  if (!isIn && doorsOf(expo, today, now).state === 'open')
    return (
      <>
        <ButtonLink href={checkInPath}>Check in</ButtonLink>
        <ButtonLink variant="outline" href={passPath}>
          Show my pass
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink href={passPath}>Show my pass</ButtonLink>
      <ButtonLink variant="outline" href={checkInPath}>
        {isIn ? `Checked in at ${timeAt(checkIn.checkedInAtMs)}` : 'Expo Check-in'}
      </ButtonLink>
    </>
  );
}
