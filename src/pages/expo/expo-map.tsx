import { useRef } from 'react';
import { isKnownBooth } from '../../domain/expo/booth-code.ts';
import type { ExpoList } from '../../domain/expo/expo.ts';
import { expoMapPath, type RouteAddress } from '../../domain/routing/paths.ts';
import { VisitedToggle } from '../../features/booth-visits/visited-toggle.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { HallPlan } from '../../features/floor-plan/hall-plan.tsx';
import { MarksLegend } from '../../features/floor-plan/marks-legend.tsx';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import { SelectedBooth } from '../../features/floor-plan/selected-booth.tsx';
import { OfflineCopyNote } from '../offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { BoothsBeside } from './booths-beside.tsx';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoHead } from './expo-head.ts';
import { expoFactsLine, nameAndVenue, shownExpo } from './expo-part-head.ts';
import { MapFilters } from './map-filters.tsx';
import { MapResult } from './map-results.tsx';
import { selectExpo, selectedExpoSlug } from './selected-expo.ts';
import { useBoothMarks } from './use-booth-marks.tsx';
import { useFloorPlan } from './use-floor-plan.ts';
import '../../ui/skeleton-map.css';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];

export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return slug ? [exhibitorQueries.list(slug), expoQueries.detail(slug)] : [];
};

export const head: PageModule['head'] = (client, address, today) => {
  const select = (list: ExpoList) => selectExpo(list, address, today);
  const expo = shownExpo(client, address, select);
  const isNarrowed = ['booth', 'hall', 'text', 'place'].some((name) => address.search.has(name));
  return {
    ...expoHead(expo, expoMapPath, isNarrowed),
    facts: expoFactsLine(client, today, select),
    description: `The floor plan of ${nameAndVenue(expo)}: every booth, the stages, entrances and rest rooms, hall by hall.`,
  };
};

export const status = exhibitorsStatus;

export function Page({ address }: PageProps) {
  return (
    <ExhibitorsQueryView
      address={address}
      subject="The map"
      skeleton={{ shape: 'map', label: 'Loading the map', count: 9 }}
    >
      {(loaded) => <FloorPlan address={address} {...loaded} />}
    </ExhibitorsQueryView>
  );
}

function FloorPlan({ address, ...loaded }: LoadedExhibitors & { address: RouteAddress }) {
  const { expoSlug, expo, exhibitorList, fetchedAtMs } = loaded;
  const { items } = exhibitorList;
  const card = useRef<HTMLDivElement>(null);
  const map = useFloorPlan(address, loaded);
  const { text, view, plan, drawnPlans, links, unknownBooth } = map;
  const { marks, noteOf, namesAt } = useBoothMarks(expo?.id ?? expoSlug, items);
  const [selected] = view.selected;
  const booth = selected?.booth ?? '';
  const selectedMarks = marks.get(booth) ?? [];
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <MapFilters address={address} text={text} view={view} drawnPlans={drawnPlans} links={links} />
      <MapResult {...map} card={card} />
      <div className={planStyles.hall}>
        <div>
          {plan ? (
            <HallPlan
              view={view}
              exhibitors={items}
              plan={plan}
              marks={marks}
              boothHref={links.toBooth}
              placeHref={links.toPlanPlace}
              card={card}
            />
          ) : (
            <p>No plan of {view.hall} yet: its booths aren’t known.</p>
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
          isHidden={!plan || view.place !== null || view.matches?.size === 0}
          action={
            isKnownBooth(booth) &&
            expo && (
              <VisitedToggle expoId={expo.id} booth={booth} isVisited={selectedMarks.includes('visited')} />
            )
          }
        />
        <BoothsBeside {...loaded} map={map} noteOf={noteOf} card={card} />
      </div>
    </>
  );
}
