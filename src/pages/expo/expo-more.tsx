// @script browse

import { useAtomValue } from 'jotai';
import type { ExpoDetail } from '../../domain/expo/expo.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { HighlightCards } from '../../features/expos/highlight-cards.tsx';
import { OpeningHours } from '../../features/expos/opening-hours.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { Section, SectionStack } from '../../ui/section.tsx';
import { ExpoWays } from './expo-ways.tsx';
import { ProgrammeSection } from './programme-section.tsx';
import { waysAt } from './ways-at.ts';

/** An expo's page below its first screen. */
export function ExpoMore({ expo, address }: { expo: ExpoDetail; address: RouteAddress }) {
  const today = useAtomValue(todayAtom);
  return (
    <SectionStack id="expo-more">
      <OpeningHours expo={expo} today={today} />
      <ExpoWays expo={expo} ways={waysAt(expo, today)} />
      {expo.showHighlights && expo.highlights.length > 0 && (
        <Section title="Highlights">
          <HighlightCards highlights={expo.highlights} />
        </Section>
      )}
      {expo.highlights.length + expo.programme.length === 0 && expo.toDate >= today && (
        <Section title="Still to come">
          <p>
            Exhibitors, talks and star buys show here once they’re announced. Put the days in your calendar,
            and start your shopping list early.
          </p>
        </Section>
      )}
      {expo.programme.length > 0 && <ProgrammeSection expo={expo} address={address} />}
    </SectionStack>
  );
}
