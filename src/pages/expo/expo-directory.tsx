import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { PLACE_KINDS, type PlaceKind } from '../../domain/expo/hall-plan.ts';
import { exhibitorsPath, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';
import { VisitedToggle } from '../../features/booth-visits/visited-toggle.tsx';
import { searchExhibitors, sortedHalls } from '../../features/exhibitors/exhibitor-filter.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { OfflineCopyNote } from '../../features/exhibitors/offline-copy-note.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { allPlans } from '../../features/floor-plan/all-plans.ts';
import { marksText } from '../../features/floor-plan/booth-marks.ts';
import { HallPlan } from '../../features/floor-plan/hall-plan.tsx';
import { MarksLegend } from '../../features/floor-plan/marks-legend.tsx';
import { PLACE_NAMES, placeName } from '../../features/floor-plan/place-names.ts';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import { hallsWith, planView } from '../../features/floor-plan/plan-view.ts';
import { SelectedBooth } from '../../features/floor-plan/selected-booth.tsx';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoFacts, expoHead, knownExpo } from './expo-head.ts';
import { selectedExpo, selectedExpoSlug } from './selected-expo.ts';
import { useBoothMarks } from './use-booth-marks.ts';

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
    <ExhibitorsQueryView address={address} exposTitle="Maps of the expos" subject="The map">
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
  const [, navigate] = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const { data: detail } = useQuery(expoQueries.detail(expoSlug));
  const { items, plans: drawnPlans } = exhibitorList;
  const text = (address.search.get('text') ?? '').trim();
  const halls = useMemo(() => sortedHalls(items), [items]);
  const selection = {
    booth: address.search.get('booth'),
    hall: address.search.get('hall'),
    searchResults: text ? searchExhibitors(items, text) : null,
    place: address.search.get('place'),
  };
  const plans = useMemo(
    () => allPlans(halls, drawnPlans, items, detail?.programme ?? []),
    [halls, drawnPlans, items, detail],
  );
  const view = planView(items, halls, selection, plans);
  const plan = plans.find(({ hall }) => hall === view.hall);
  const marks = useBoothMarks(expo?.id ?? expoSlug, items);
  const booth = view.selected[0]?.booth;
  const selectedMarks = (booth && marks.get(booth)) || [];
  const chosenExpo = address.search.get('expoSlug');
  const to = (changes: Record<string, string | null>) => withQuery(address, changes);
  const kinds = PLACE_KINDS.filter((kind) => hallsWith(kind, drawnPlans).length > 0);
  const placeHref = (kind: PlaceKind | null) =>
    to({
      place: kind,
      booth: null,
      text: null,
      hall: !kind || hallsWith(kind, drawnPlans).includes(view.hall) ? view.hall : null,
    });
  const placesNamed = (searched: string) => {
    const words = searchWords(searched);
    const isNamed = (kind: PlaceKind) => {
      const name = normalizeForSearch(placeName(kind, drawnPlans));
      return words.every((word) => name.includes(word));
    };
    return words.length > 0 ? kinds.filter(isNamed) : [];
  };
  /** A text that names only a place leads to it. */
  const search = (searched: string) => {
    const [place] = placesNamed(searched);
    const namesOnlyPlace = place && searchExhibitors(items, searched).length === 0;
    navigate(namesOnlyPlace ? placeHref(place) : to({ text: searched, booth: null, place: null }));
  };
  const labels = [...new Set(plan?.places.map(({ kind, label }) => label || PLACE_NAMES[kind]))];
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <div className={chipRows.filters}>
        <SearchField
          label="Search a brand or a booth"
          name="text"
          value={text}
          onSearch={search}
          hiddenParams={chosenExpo ? { expoSlug: chosenExpo } : {}}
        />
        <div className={chipRows.rows}>
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
          {kinds.length > 0 && (
            <Chips
              label="Find a place"
              chips={kinds.map((kind) => ({
                label: placeName(kind, drawnPlans),
                href: placeHref(kind === view.place ? null : kind),
                current: kind === view.place,
              }))}
            />
          )}
        </div>
      </div>
      {view.matches && (
        <p role="status">
          {resultText(view.matches.size, text)}
          {placesNamed(text).map((kind, i) => (
            <Fragment key={kind}>
              {i === 0 ? ' Also: ' : ', '}
              <Link href={placeHref(kind)} className={planStyles.place}>
                {placeName(kind, drawnPlans)}
              </Link>
              {halls.length > 1 && ` in ${hallsWith(kind, drawnPlans).join(' and ')}`}
            </Fragment>
          ))}
        </p>
      )}
      {view.place && !kinds.some((kind) => kind === view.place) && (
        <p role="status">
          {view.place} is in {view.hall}.
        </p>
      )}
      <div className={planStyles.hall}>
        <div>
          {plan && (
            <HallPlan
              view={view}
              exhibitors={items}
              plan={plan}
              marks={marks}
              boothHref={(booth) => to({ booth, place: null })}
              card={card}
            />
          )}
          <MarksLegend marks={[...marks.values()].flat()} />
        </div>
        <SelectedBooth
          ref={card}
          exhibitors={view.selected}
          marks={selectedMarks}
          unknownBooth={view.selected.length === 0 ? selection.booth : null}
          action={
            booth &&
            expo && (
              <VisitedToggle expoId={expo.id} booth={booth} isVisited={selectedMarks.includes('visited')} />
            )
          }
        />
        <Section title={view.hall} moreLink={{ label: 'All exhibitors', href: exhibitorsPath(expoSlug) }}>
          <p>
            Layout may change; follow the signs in the hall.
            {labels.length > 0 && ` Also in this hall: ${labels.join(', ')}.`}
          </p>
          <ExhibitorRows
            exhibitors={view.exhibitors}
            expoSlug={expoSlug}
            label="Booths"
            noteOf={({ booth }) => marksText(marks.get(booth))}
          />
        </Section>
      </div>
    </>
  );
}

const resultText = (count: number, text: string) =>
  count === 0
    ? `No booths match “${text}”. Try another word.`
    : `${count} ${count === 1 ? 'booth' : 'booths'} for “${text}”.`;
