import { type Expo, type ExpoList, expoPhase } from '../../domain/expo/expo.ts';
import { checkInPath, paths } from '../../domain/routing/paths.ts';
import { type Day, dayRange } from '../../domain/time/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The expo with this id. One that is over has left the list of what is next. */
export const expoById = ({ upcoming, past }: ExpoList, id: string): Expo | undefined =>
  [...upcoming, ...past].find((expo) => expo.id === id);

/** A poster of an expo that is not on today, or of none that we know. */
export function ScannedExpoClosed({ expo, today }: { expo: Expo | undefined; today: Day }) {
  return (
    <EmptyState level={2} {...textOf(expo, today)} picture="empty-calendar">
      <ButtonLink href={checkInPath}>Choose another expo</ButtonLink>
      <ButtonLink variant="outline" href={paths.expo}>
        See the expos
      </ButtonLink>
    </EmptyState>
  );
}

function textOf(expo: Expo | undefined, today: Day): { title: string; text: string } {
  if (!expo)
    return {
      title: 'We don’t know this expo',
      text: 'The code names an expo that isn’t on our list. Look for the poster at the entrance.',
    };
  const days = dayRange(expo.fromDate, expo.toDate, today);
  return expoPhase(expo, today) === 'past'
    ? { title: `${expo.name} is over`, text: `It was on ${days}. You can’t check in any more.` }
    : { title: `${expo.name} isn’t open yet`, text: `It’s on ${days}. You can check in then.` };
}
