// @script browse

import type { ExpoDetail } from '../../domain/expo/expo.ts';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import { HighlightCards } from '../../features/expos/highlight-cards.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import { ProgrammeSection } from './programme-section.tsx';

/** An expo's page below its first screen. */
export function ExpoMore({ expo, address }: { expo: ExpoDetail; address: RouteAddress }) {
  return (
    <SectionStack id="expo-more">
      {expo.showHighlights && expo.highlights.length > 0 && (
        <Section title="Highlights">
          <HighlightCards highlights={expo.highlights} />
        </Section>
      )}
      {expo.programme.length > 0 && <ProgrammeSection expo={expo} address={address} />}
    </SectionStack>
  );
}
