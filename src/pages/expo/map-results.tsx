import { Fragment } from 'react';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { type HallPlan, PLACE_KINDS } from '../../domain/expo/hall-plan.ts';
import { exhibitorsPath } from '../../domain/routing/paths.ts';
import { exhibitorFilterParams } from '../../features/exhibitors/exhibitor-filter.ts';
import { placeName } from '../../features/floor-plan/place-names.ts';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import type { PlanLinks } from '../../features/floor-plan/plan-links.ts';
import { hallsWith } from '../../features/floor-plan/plan-view.ts';
import { Link } from '../../ui/link.tsx';

/** How many booths are named beside a place that was meant. */
const MAX_BOOTHS = 3;

type SearchProps = {
  text: string;
  /** How many booths the text found, and the labels of the places that it found beside them. */
  boothCount: number;
  places: readonly string[];
  halls: readonly string[];
  drawnPlans: readonly HallPlan[];
  links: PlanLinks;
};

/** What a text found that means booths: `2 booths for “milk”. Also: Milk bar in Hall 2`. */
export function SearchResult({ text, boothCount, places, halls, drawnPlans, links }: SearchProps) {
  return (
    <p role="status">
      {resultText(boothCount, text)}
      {places.map((label, i) => (
        <Fragment key={label}>
          {i === 0 ? ' Also: ' : ', '}
          <Link href={links.toPlace(label)} className={planStyles.place}>
            {label}
          </Link>
          {halls.length > 1 && ` in ${listed(hallsWith(label, drawnPlans))}`}
        </Fragment>
      ))}
    </p>
  );
}

type PlaceProps = {
  text: string;
  /** A kind of place, or the label of one. */
  place: string;
  halls: readonly string[];
  /** Whom the same text found. */
  found: readonly Exhibitor[];
  expoSlug: string;
  plans: readonly HallPlan[];
  drawnPlans: readonly HallPlan[];
  links: PlanLinks;
};

/** Where a place is that was chosen or meant: `Food: Hall 1. Also: Ricecake`. */
export function PlaceResult({ text, place, halls, found, expoSlug, plans, drawnPlans, links }: PlaceProps) {
  const kind = PLACE_KINDS.find((one) => one === place && hallsWith(one, drawnPlans).length > 0);
  return (
    <p role="status">
      {kind ? placeName(kind, drawnPlans) : place}
      {halls.length > 1 && `: ${listed(hallsWith(place, plans))}`}.
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
  );
}

const foundExhibitorsPath = (expoSlug: string, text: string) =>
  `${exhibitorsPath(expoSlug)}&${new URLSearchParams(exhibitorFilterParams.serialize({ text }))}`;

const listed = (names: readonly string[]) => names.join(' and ');

const resultText = (count: number, text: string) =>
  count === 0
    ? `No booths match “${text}”. Try another word.`
    : `${count} ${count === 1 ? 'booth' : 'booths'} for “${text}”.`;
