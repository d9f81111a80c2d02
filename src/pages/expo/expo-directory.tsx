import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { exhibitorsPath, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { searchExhibitors, sortedHalls } from '../../features/exhibitors/exhibitor-filter.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { OfflineCopyNote } from '../../features/exhibitors/offline-copy-note.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { hallLandmarks } from '../../features/floor-plan/hall-landmarks.ts';
import { HallPlan } from '../../features/floor-plan/hall-plan.tsx';
import { planView } from '../../features/floor-plan/plan-view.ts';
import { Chips } from '../../ui/chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoFacts, expoHead, knownExpo } from './expo-head.ts';
import { selectedExpo, selectedExpoSlug } from './selected-expo.ts';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];

export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const slug = selectedExpoSlug(client, address, today);
  return slug ? [exhibitorQueries.list(slug), expoQueries.detail(slug)] : [];
};

export const head: PageModule['head'] = (client, address, today) => ({
  ...expoHead(knownExpo(client, address.search.get('expoSlug'))),
  facts: expoFacts(selectedExpo(client, address, today), today),
  description: 'The floor plan of the expo: every booth, the stages, entrances and rest rooms, hall by hall.',
  noIndex: ['booth', 'hall', 'text'].some((name) => address.search.has(name)),
});

export const status = exhibitorsStatus;

export function Page({ address }: PageProps) {
  return (
    <ExhibitorsQueryView address={address}>
      {(loaded) => <FloorPlan address={address} {...loaded} />}
    </ExhibitorsQueryView>
  );
}

function FloorPlan({
  address,
  expoSlug,
  exhibitorList,
  fetchedAtMs,
}: LoadedExhibitors & { address: RouteAddress }) {
  const [, navigate] = useLocation();
  const { data: detail } = useQuery(expoQueries.detail(expoSlug));
  const text = (address.search.get('text') ?? '').trim();
  const halls = sortedHalls(exhibitorList.items);
  const view = planView(exhibitorList.items, halls, {
    booth: address.search.get('booth'),
    hall: address.search.get('hall'),
    searchResults: text ? searchExhibitors(exhibitorList.items, text) : null,
  });
  const landmarks = hallLandmarks(view.hall, halls, detail?.programme ?? []);
  const chosenExpo = address.search.get('expoSlug');
  const to = (changes: Record<string, string | null>) => withQuery(address, changes);
  const hasNoMatch = view.matches?.size === 0;
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <SearchField
        label="Search a brand or a booth"
        name="text"
        value={text}
        onSearch={(text) => navigate(to({ text, booth: null }))}
        hiddenParams={chosenExpo ? { expoSlug: chosenExpo } : {}}
      />
      {halls.length > 1 && (
        <Chips
          label="Halls"
          chips={halls.map((hall) => ({
            label: hall,
            href: to({ hall, booth: null, text: null }),
            current: hall === view.hall,
          }))}
        />
      )}
      {hasNoMatch && <p role="status">No booths match “{text}”. Try another word.</p>}
      <HallPlan view={view} landmarks={landmarks} boothHref={(booth) => to({ booth })} />
      <Section title={view.hall} moreLink={{ label: 'A to Z', href: exhibitorsPath(expoSlug) }}>
        <p>
          Layout may change; follow the signs in the hall. Also in this hall:{' '}
          {[...landmarks.farWall, ...landmarks.doorWall].join(', ')}.
        </p>
        <ExhibitorRows exhibitors={view.exhibitors} expoSlug={expoSlug} label="Booths" />
      </Section>
    </>
  );
}
