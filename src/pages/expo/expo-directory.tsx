import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { expoPhase, OVER } from '../../domain/expo/expo.ts';
import { exhibitorsPath, type RouteAddress } from '../../domain/routing/paths.ts';
import { VisitedToggle } from '../../features/booth-visits/visited-toggle.tsx';
import { searchExhibitors, sortedHalls } from '../../features/exhibitors/exhibitor-filter.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { OfflineCopyNote } from '../../features/exhibitors/offline-copy-note.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { allPlans } from '../../features/floor-plan/all-plans.ts';
import { HallPlaces } from '../../features/floor-plan/hall-places.tsx';
import { HallPlan } from '../../features/floor-plan/hall-plan.tsx';
import { MarksLegend } from '../../features/floor-plan/marks-legend.tsx';
import { findPlaces } from '../../features/floor-plan/place-names.ts';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import { askedFor, planLinks } from '../../features/floor-plan/plan-links.ts';
import { exhibitorsBeside, hallsWith, planView } from '../../features/floor-plan/plan-view.ts';
import { SelectedBooth } from '../../features/floor-plan/selected-booth.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { Section } from '../../ui/section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoFacts, expoHead, knownExpo } from './expo-head.ts';
import { MapFilters } from './map-filters.tsx';
import { MapResult } from './map-results.tsx';
import { selectedExpo, selectedExpoSlug } from './selected-expo.ts';
import { useBoothMarks } from './use-booth-marks.tsx';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];

export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return slug ? [exhibitorQueries.list(slug), expoQueries.detail(slug)] : [];
};

export const head: PageModule['head'] = (client, address, today) => ({
  ...expoHead(knownExpo(client, address.search.get('expoSlug'))),
  facts: expoFacts(selectedExpo(client, address, today), today),
  description: 'The floor plan of the expo: every booth, the stages, entrances and rest rooms, hall by hall.',
  noIndex: ['booth', 'hall', 'text', 'place'].some((name) => address.search.has(name)),
});

export const status = exhibitorsStatus;

export function Page({ address }: PageProps) {
  return (
    <ExhibitorsQueryView
      address={address}
      subject="The map"
      skeleton={{ shape: 'text-map', label: 'Loading the map', count: 7 }}
    >
      {(loaded) => <FloorPlan address={address} {...loaded} />}
    </ExhibitorsQueryView>
  );
}

function FloorPlan({
  address,
  expoSlug,
  expo,
  exhibitorList,
  fetchedAtMs,
}: LoadedExhibitors & { address: RouteAddress }) {
  const card = useRef<HTMLDivElement>(null);
  const today = useAtomValue(todayAtom);
  const { data: detail } = useQuery(expoQueries.detail(expoSlug));
  const { items, plans: drawnPlans } = exhibitorList;
  const text = (address.search.get('text') ?? '').trim();
  const halls = useMemo(() => sortedHalls(items), [items]);
  const found = useMemo(() => (text ? searchExhibitors(items, text) : []), [items, text]);
  const foundPlaces = findPlaces(text, drawnPlans);
  const asked = askedFor(address.search, foundPlaces, found.length > 0);
  const selection = {
    booth: asked.booth,
    hall: address.search.get('hall'),
    searchResults: text && !asked.place ? found : null,
    place: asked.place,
  };
  const plans = useMemo(
    () => allPlans(halls, drawnPlans, items, detail?.programme ?? []),
    [halls, drawnPlans, items, detail],
  );
  const view = planView(items, halls, selection, plans);
  const plan = plans.find(({ hall }) => hall === view.hall);
  const { marks, noteOf, namesAt } = useBoothMarks(expo?.id ?? expoSlug, items);
  const [selected] = view.selected;
  const booth = selected?.booth;
  const selectedMarks = (booth && marks.get(booth)) || [];
  const unknownBooth = view.selected.length === 0 ? selection.booth : null;
  const isSearched = found.length > 0;
  const isNothingFound = view.matches?.size === 0;
  const inList = exhibitorsBeside(items, view, isSearched ? found : null);
  const links = planLinks(address, asked, view, (name) => hallsWith(name, drawnPlans));
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <MapFilters address={address} text={text} view={view} drawnPlans={drawnPlans} links={links} />
      <MapResult
        text={text}
        view={view}
        found={found}
        placesFound={foundPlaces.labels}
        plan={plan}
        plans={plans}
        drawnPlans={drawnPlans}
        links={links}
        unknownBooth={unknownBooth}
        card={card}
      />
      <div className={planStyles.hall}>
        <div>
          {plan && (
            <HallPlan
              view={view}
              exhibitors={items}
              plan={plan}
              marks={marks}
              boothHref={links.toBooth}
              placeHref={links.toPlanPlace}
              card={card}
            />
          )}
          <MarksLegend marks={[...marks.values()].flat()} />
        </div>
        <SelectedBooth
          ref={card}
          exhibitors={view.selected}
          marks={selectedMarks.filter((mark) => mark !== 'visited')}
          names={selected ? namesAt(selected) : {}}
          closeHref={links.nowhere}
          unknownBooth={unknownBooth}
          isHidden={view.place !== null || isNothingFound}
          action={
            booth &&
            expo && (
              <VisitedToggle expoId={expo.id} booth={booth} isVisited={selectedMarks.includes('visited')} />
            )
          }
        />
        <Section
          title={
            isSearched && inList.length > 0 ? 'Found' : isNothingFound ? `All of ${view.hall}` : view.hall
          }
          moreLink={{ label: 'All exhibitors', href: exhibitorsPath(expoSlug) }}
        >
          <p>
            {expo && expoPhase(expo, today) === 'past'
              ? `${OVER}.`
              : 'Layout may change; follow the signs in the hall.'}
            {inList.length === 0 && isSearched && ' No other exhibitor fits the search.'}
          </p>
          {inList.length > 0 && (
            <ExhibitorRows
              exhibitors={inList}
              expoSlug={expoSlug}
              label="Booths"
              noteOf={noteOf}
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
      </div>
    </>
  );
}
