import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { expoPhase, OVER } from '../../domain/expo/expo.ts';
import { exhibitorsPath } from '../../domain/routing/paths.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { HallPlaces } from '../../features/floor-plan/hall-places.tsx';
import { exhibitorsBeside } from '../../features/floor-plan/plan-view.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Section } from '../../ui/section.tsx';
import type { LoadedExhibitors } from './exhibitors-query-view.tsx';
import type { useBoothMarks } from './use-booth-marks.tsx';
import type { FloorPlanState } from './use-floor-plan.ts';

type Props = Pick<LoadedExhibitors, 'expoSlug' | 'expo' | 'exhibitorList'> & {
  map: FloorPlanState;
  noteOf: ReturnType<typeof useBoothMarks>['noteOf'];
  /** The card of the chosen booth. */
  card: RefObject<HTMLElement | null>;
};

/** Beside the plan: what a text found, or else all booths of the hall, and the hall's places. */
export function BoothsBeside({ expoSlug, expo, exhibitorList, map, noteOf, card }: Props) {
  const { view, found, plan, drawnPlans, links } = map;
  const today = useAtomValue(todayAtom);
  const isSearched = found.length > 0;
  const isNothingFound = view.matches?.size === 0;
  const inList = exhibitorsBeside(exhibitorList.items, view, isSearched ? found : null);
  return (
    <Section
      title={isSearched && inList.length > 0 ? 'Found' : isNothingFound ? `All of ${view.hall}` : view.hall}
      moreLink={{ label: 'All exhibitors', href: exhibitorsPath(expoSlug) }}
    >
      <p>
        {expo && expoPhase(expo, today) === 'past'
          ? `${OVER}.`
          : 'Layout may change; follow the signs in the hall.'}
      </p>
      {inList.length === 0 && isSearched && <p>No other booth matches your search.</p>}
      {inList.length > 0 && (
        <ExhibitorRows
          exhibitors={inList}
          expoSlug={expoSlug}
          label="Booths"
          noteOf={noteOf}
          // With the parameters of this page: an expo in the address makes it another page, which takes the focus.
          boothHref={links.toBooth}
          // Its row leaves the list, and the card has what comes next.
          onBooth={() => card.current?.focus({ preventScroll: true })}
        />
      )}
      {plan && (
        <HallPlaces
          plan={plan}
          isDrawn={drawnPlans.includes(plan)}
          place={view.place}
          placeHref={links.toPlanPlace}
        />
      )}
    </Section>
  );
}
