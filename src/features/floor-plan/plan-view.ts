import { isKnownBooth } from '../../domain/expo/booth-code.ts';
import { boothKey } from '../../domain/expo/booth-visit.ts';
import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import type { HallPlan, PlanPlace } from '../../domain/expo/hall-plan.ts';
import { kindOf, labelOf } from './place-names.ts';

export type PlanView = {
  halls: readonly string[];
  hall: string;
  /** Who is at the booth that was tapped or linked to, or the first search result and who shares its booth. */
  selected: readonly Exhibitor[];
  /** Booths of the search results; null without a search. */
  matches: ReadonlySet<string> | null;
  /** What is looked for and is in this hall: a kind of place, or the one with this label. */
  place: string | null;
};

type Selection = {
  booth: string | null;
  hall: string | null;
  searchResults: readonly Exhibitor[] | null;
  place: string | null;
};

const isPlace = (one: Pick<PlanPlace, 'kind' | 'label'>, place: string): boolean =>
  one.kind === place || labelOf(one) === place;

/** Whether this place is one of those that are looked for. */
export const isFound = (one: Pick<PlanPlace, 'kind' | 'label'>, place: PlanView['place']): boolean =>
  place !== null && isPlace(one, place);

/** What else there is to say of a found place than its name: the labels of all places of that kind, or its kind. */
export const foundDetails = (place: string, name: string, plan: Pick<HallPlan, 'places'>): string =>
  [
    ...new Set(
      plan.places
        .filter((one) => isPlace(one, place))
        .map((one) => (one.kind === place ? labelOf(one) : kindOf(one))),
    ),
  ]
    .filter((word) => word !== name)
    .join(', ');

/** The halls whose plan has such a place. */
export const hallsWith = (place: string, plans: readonly HallPlan[]): string[] =>
  plans.filter(({ places }) => places.some((one) => isPlace(one, place))).map(({ hall }) => hall);

const isAtSameBooth = (a: Pick<Exhibitor, 'booth'>, b: Pick<Exhibitor, 'booth'>) =>
  isKnownBooth(a.booth) && boothKey(a.booth) === boothKey(b.booth);

/** The shown hall follows the selected booth, else the first search result, else the chosen hall, else the place. */
export function planView(
  exhibitors: readonly Exhibitor[],
  halls: readonly string[],
  selection: Selection,
  plans: readonly HallPlan[],
): PlanView {
  const { booth, searchResults, place } = selection;
  const tapped =
    booth === null ? undefined : exhibitors.find((exhibitor) => isAtSameBooth(exhibitor, { booth }));
  const found = tapped ?? searchResults?.[0];
  const selected = found
    ? [found, ...exhibitors.filter((other) => other !== found && isAtSameBooth(other, found))]
    : [];
  const withPlace = place ? hallsWith(place, plans) : [];
  const hall =
    found?.hall ??
    halls.find((name) => name === selection.hall) ??
    halls.find((name) => withPlace.includes(name) || name === place) ??
    halls[0] ??
    '';
  return {
    halls,
    hall,
    selected,
    matches: searchResults && new Set(searchResults.map((exhibitor) => exhibitor.booth)),
    place: !found && withPlace.includes(hall) ? place : null,
  };
}

/**
 * The exhibitors that the list beside the plan names: those of the hall or, in each hall, those that a search found.
 * Who is in the card is left out, unless the search found others, too.
 */
export function exhibitorsBeside(
  exhibitors: readonly Exhibitor[],
  { hall, selected }: Pick<PlanView, 'hall' | 'selected'>,
  found: readonly Exhibitor[] | null,
): readonly Exhibitor[] {
  const listed = found ?? exhibitors.filter((exhibitor) => exhibitor.hall === hall);
  const others = listed.filter((exhibitor) => !selected.includes(exhibitor));
  return found && others.length > 0 ? listed : others;
}
