import { Fragment, type RefObject } from 'react';
import { isKnownBooth } from '../../domain/expo/booth-code.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import { type HallPlan, PLACE_KINDS } from '../../domain/expo/hall-plan.ts';
import { counted } from '../../domain/text/counted.ts';
import { placeName } from '../../features/floor-plan/place-names.ts';
import planStyles from '../../features/floor-plan/plan-layout.module.css';
import type { PlanLinks } from '../../features/floor-plan/plan-links.ts';
import { foundDetails, hallsWith, type PlanView } from '../../features/floor-plan/plan-view.ts';
import { CloseLink, noSuchBooth } from '../../features/floor-plan/selected-booth.tsx';
import { Link } from '../../ui/link.tsx';

type Props = {
  text: string;
  view: PlanView;
  /** Whom the text found among the exhibitors, and the labels of the places that it found beside them. */
  found: readonly Exhibitor[];
  placesFound: readonly string[];
  /** The plan of the hall that is shown. */
  plan: HallPlan | undefined;
  plans: readonly HallPlan[];
  drawnPlans: readonly HallPlan[];
  links: PlanLinks;
  unknownBooth: string | null;
  /** The card of the booth: it gets the focus when the element that had it is removed. */
  card: RefObject<HTMLElement | null>;
};

/** What was searched or chosen, and before that a hint. On desktops a place has a card, as a booth has. */
export function MapResult(props: Props) {
  const { view, links, unknownBooth, card } = props;
  const isNothingAsked = !view.matches && !view.place;
  return (
    <div className={planStyles.result} data-place={view.place}>
      <div role="status">
        {view.matches && <SearchResult {...props} boothCount={view.matches.size} />}
        {view.place && <PlaceResult {...props} place={view.place} />}
        {isNothingAsked && !view.selected[0] && view.halls[1] && (
          // For those who do not see the plan change.
          <span className="visually-hidden">{view.hall}</span>
        )}
      </div>
      {isNothingAsked && props.plan && (
        // As `SelectedBooth` says it, where a phone shows it before the plan.
        <p className={planStyles.hint} data-chosen={view.selected[0]?.booth} aria-hidden>
          {noSuchBooth(unknownBooth)}Choose a booth to see who’s there.
        </p>
      )}
      {view.place && <CloseLink href={links.nowhere} card={card} />}
    </div>
  );
}

/**
 * What a text found that means booths: `3 booths for “milk”: 1 in Hall 1 and 2 in Hall 2. Also: Milk bar in Hall 2`,
 * with links to the first booth in each hall that is not shown.
 */
const SearchResult = ({
  text,
  boothCount,
  found,
  placesFound,
  view,
  drawnPlans,
  links,
}: Props & { boothCount: number }) => (
  <p>
    {resultText(boothCount, text)}
    {boothCount > 0 && <BoothsByHall found={found} view={view} links={links} />}
    {placesFound.map((label, i) => (
      <Fragment key={label}>
        {i === 0 ? ' Also: ' : ', '}
        <Link href={links.toPlace(label)} className={planStyles.place}>
          {label}
        </Link>
        {view.halls.length > 1 && ` in ${listed(hallsWith(label, drawnPlans))}`}
      </Fragment>
    ))}
  </p>
);

/**
 * Where a place is that was chosen or meant: `Food: Hall 1 and Hall 2. Also 2 booths, in the list`, with links to the
 * halls that are not shown. `place`: a kind of place, or the label of one.
 */
function PlaceResult({ place, found, plan, plans, drawnPlans, view, links }: Props & { place: string }) {
  const kind = PLACE_KINDS.find((one) => one === place && hallsWith(one, drawnPlans).length > 0);
  const name = kind ? placeName(kind, drawnPlans) : place;
  const details = plan && foundDetails(place, name, plan);
  return (
    <p>
      <b>
        {name}
        <span>:</span>
      </b>{' '}
      <HallLinks halls={hallsWith(place, plans)} shown={view.hall} hrefOf={links.toHall} />.
      {details && <small> {details}</small>}
      {found.length > 0 && ` Also ${counted(found.length, 'booth')}, in the list.`}
    </p>
  );
}

/** Says where the booths are that a text found, if they are in more than one hall. */
function BoothsByHall({ found, view, links }: Pick<Props, 'found' | 'view' | 'links'>) {
  const boothsIn = (hall: string) => [
    ...new Set(found.filter((exhibitor) => exhibitor.hall === hall).map(({ booth }) => booth)),
  ];
  const halls = view.halls.filter((hall) => boothsIn(hall).length > 0);
  if (halls.length < 2) return '.';
  return (
    <>
      {': '}
      <HallLinks
        halls={halls}
        shown={view.hall}
        textOf={(hall) => `${boothsIn(hall).length} in ${hall}`}
        hrefOf={(hall) => {
          const booth = boothsIn(hall).find(isKnownBooth);
          return booth && links.toBooth(booth);
        }}
      />
      .
    </>
  );
}

type HallLinksProps = {
  halls: readonly string[];
  /** The hall that is no link: its plan is below. */
  shown: string;
  textOf?: (hall: string) => string;
  /** Undefined for a hall that has nothing to show of it. */
  hrefOf: (hall: string) => string | undefined;
};

const HallLinks = ({ halls, shown, textOf = String, hrefOf }: HallLinksProps) =>
  halls.map((hall, i) => {
    const href = hall === shown ? undefined : hrefOf(hall);
    return (
      <Fragment key={hall}>
        {i > 0 && (i === halls.length - 1 ? ' and ' : ', ')}
        {href ? (
          <Link href={href} className={planStyles.place}>
            {textOf(hall)}
          </Link>
        ) : (
          textOf(hall)
        )}
      </Fragment>
    );
  });

const listed = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** Without its full stop where booths follow. */
const resultText = (count: number, text: string) =>
  count === 0 ? `No booths match “${text}”. Try another word.` : `${counted(count, 'booth')} for “${text}”`;
