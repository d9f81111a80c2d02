import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { PLACE_KINDS } from '../../domain/expo/hall-plan.ts';
import { exhibitorsPath, type RouteAddress, withQuery } from '../../domain/routing/paths.ts';
import { VisitedToggle } from '../../features/booth-visits/visited-toggle.tsx';
import {
  exhibitorFilterParams,
  searchExhibitors,
  sortedHalls,
} from '../../features/exhibitors/exhibitor-filter.ts';
import { ExhibitorRows } from '../../features/exhibitors/exhibitor-rows.tsx';
import { OfflineCopyNote } from '../../features/exhibitors/offline-copy-note.tsx';
import { exhibitorQueries } from '../../features/exhibitors/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { allPlans } from '../../features/floor-plan/all-plans.ts';
import { HallPlan } from '../../features/floor-plan/hall-plan.tsx';
import { MarksLegend } from '../../features/floor-plan/marks-legend.tsx';
import { findPlaces, labelOf, placeName } from '../../features/floor-plan/place-names.ts';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import { askedFor, planLinks } from '../../features/floor-plan/plan-links.ts';
import { hallsWith, planView } from '../../features/floor-plan/plan-view.ts';
import { noSuchBooth, SelectedBooth } from '../../features/floor-plan/selected-booth.tsx';
import chipRows from '../../ui/chip-rows.module.css';
import { Chips } from '../../ui/chips.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { ExhibitorsQueryView, exhibitorsStatus, type LoadedExhibitors } from './exhibitors-query-view.tsx';
import { expoFacts, expoHead, knownExpo } from './expo-head.ts';
import { selectedExpo, selectedExpoSlug } from './selected-expo.ts';
import { useBoothMarks } from './use-booth-marks.tsx';

/** How many booths are named beside a place that was meant. */
const MAX_BOOTHS = 3;

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
    <ExhibitorsQueryView address={address} subject="The map">
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
  const booth = view.selected[0]?.booth;
  const selectedMarks = (booth && marks.get(booth)) || [];
  const unknownBooth = view.selected.length === 0 ? selection.booth : null;
  // The brands in the card are not listed again, except among others that a search found.
  const isInCard = (exhibitor: Exhibitor) => view.selected.includes(exhibitor);
  const isList = view.matches && !view.exhibitors.every(isInCard);
  const inHall = items.filter(({ hall }) => hall === view.hall);
  const inList = isList ? view.exhibitors : inHall.filter((exhibitor) => !isInCard(exhibitor));
  const chosenExpo = address.search.get('expoSlug');
  const kinds = PLACE_KINDS.filter((kind) => hallsWith(kind, drawnPlans).length > 0);
  const links = planLinks(address, asked, view, (name) => hallsWith(name, drawnPlans));
  const placeHalls = view.place ? hallsWith(view.place, plans) : [];
  const kindOfPlace = kinds.find((kind) => kind === view.place);
  const labels = [...new Set(plan?.places.map(labelOf))];
  return (
    <>
      <OfflineCopyNote fetchedAtMs={fetchedAtMs} />
      <div className={chipRows.filters}>
        <SearchField
          label="Search a brand or a booth"
          name="text"
          value={text}
          onSearch={(searched) =>
            navigate(withQuery(address, { text: searched, booth: null, place: null, hall: null }))
          }
          hiddenParams={chosenExpo ? { expoSlug: chosenExpo } : {}}
        />
        <div className={chipRows.rows}>
          {halls.length > 1 && (
            <Chips
              label="Halls"
              chips={halls.map((hall) => ({
                label: hall,
                href: links.toHall(hall),
                current: hall === view.hall,
              }))}
            />
          )}
          {kinds.length > 0 && (
            <Chips
              label="Find a place"
              chips={kinds.map((kind) => ({
                label: placeName(kind, drawnPlans),
                href: links.toPlace(kind),
                current: kind === view.place,
              }))}
            />
          )}
        </div>
      </div>
      {view.matches && (
        <p role="status">
          {resultText(view.matches.size, text)}
          {foundPlaces.labels.map((label, i) => (
            <Fragment key={label}>
              {i === 0 ? ' Also: ' : ', '}
              <Link href={links.toPlace(label)} className={planStyles.place}>
                {label}
              </Link>
              {halls.length > 1 && ` in ${listed(hallsWith(label, drawnPlans))}`}
            </Fragment>
          ))}
        </p>
      )}
      {view.place && (
        <p role="status">
          {kindOfPlace ? placeName(kindOfPlace, drawnPlans) : view.place}
          {halls.length > 1 && `: ${listed(placeHalls)}`}.
          {found.slice(0, MAX_BOOTHS).map(({ slug, name, booth }, i) => (
            <Fragment key={`${slug} ${booth}`}>
              {i === 0 ? ' Also: ' : ', '}
              <Link href={links.toFoundBooth(booth)} className={planStyles.place}>
                {name}
              </Link>
            </Fragment>
          ))}
          {found.length > MAX_BOOTHS && (
            <>
              {' and '}
              <Link href={foundExhibitorsPath(expoSlug, text)} className={planStyles.place}>
                {found.length - MAX_BOOTHS} more
              </Link>
            </>
          )}
        </p>
      )}
      {!view.matches && !view.place && (
        // As `SelectedBooth` says it, where a phone shows it before the plan.
        <p className={planStyles.hint} data-chosen={booth} aria-hidden>
          {noSuchBooth(unknownBooth)}Choose a booth to see who’s there.
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
          names={booth ? namesAt(booth) : {}}
          closeHref={links.nowhere}
          unknownBooth={unknownBooth}
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
            {labels.length > 0 && (
              // What the plan shows.
              <span className="visually-hidden"> Also in this hall: {labels.join(', ')}.</span>
            )}
          </p>
          {inList.length > 0 && (
            <ExhibitorRows exhibitors={inList} expoSlug={expoSlug} label="Booths" noteOf={noteOf} />
          )}
        </Section>
      </div>
    </>
  );
}

const foundExhibitorsPath = (expoSlug: string, text: string) =>
  `${exhibitorsPath(expoSlug)}&${new URLSearchParams(exhibitorFilterParams.serialize({ text }))}`;

const listed = (names: readonly string[]) => names.join(' and ');

const resultText = (count: number, text: string) =>
  count === 0
    ? `No booths match “${text}”. Try another word.`
    : `${count} ${count === 1 ? 'booth' : 'booths'} for “${text}”.`;
