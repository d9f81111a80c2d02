import type { HallPlan, PlaceKind, PlanPlace } from '../../domain/expo/hall-plan.ts';
import { containsAllWords, normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';

const PLACE_NAMES: Record<PlaceKind, string> = {
  nursing: 'Nursing',
  changing: 'Changing',
  toilets: 'Toilets',
  prayer: 'Prayer room',
  lift: 'Lifts',
  strollers: 'Stroller parking',
  seats: 'Seats',
  water: 'Water',
  food: 'Food',
  'first-aid': 'First aid',
  info: 'Info desk',
  stage: 'Stages',
};

const ONE_OF: Partial<Record<PlaceKind, string>> = { lift: 'Lift', stage: 'Stage' };

/** What visitors call a kind of place besides its name and what the plan calls it, in words of `searchWords`. */
const OTHER_WORDS: Partial<Record<PlaceKind, readonly string[]>> = {
  toilets: ['tandas', 'restroom', 'washroom', 'wc'],
  prayer: ['surau', 'musolla', 'musalla', 'musholla'],
};

/** The label, if all places of this kind have the same; otherwise the name of the kind. */
export function placeName(kind: PlaceKind, plans: readonly Pick<HallPlan, 'places'>[]): string {
  const places = plans.flatMap((plan) => plan.places).filter((place) => place.kind === kind);
  const [label, ...others] = new Set(places.map((place) => place.label));
  return others.length === 0 && label ? label : PLACE_NAMES[kind];
}

/** The kind of a single place: some names of kinds are plurals, such as "Lifts". */
export const kindOf = ({ kind }: Pick<PlanPlace, 'kind'>): string => ONE_OF[kind] ?? PLACE_NAMES[kind];

/** The label on the plan. */
export const labelOf = ({ kind, label }: Pick<PlanPlace, 'kind' | 'label'>): string =>
  label || PLACE_NAMES[kind];

export type FoundPlaces = {
  /** What the whole text is the name of: a kind of place, or the label of one. */
  named: string | null;
  /** The labels of the places whose label or kind has all words, each label once. */
  labels: string[];
};

/** Looks for a text among the places of the plans: `nursing`, `seat` or `main stage`. */
export function findPlaces(text: string, plans: readonly Pick<HallPlan, 'places'>[]): FoundPlaces {
  const words = searchWords(text);
  if (words.length === 0) return { named: null, labels: [] };
  const whole = words.join(' ');
  const places = plans.flatMap((plan) => plan.places);
  const named =
    places.find(
      ({ kind }) => normalizeForSearch(PLACE_NAMES[kind]) === whole || OTHER_WORDS[kind]?.includes(whole),
    )?.kind ??
    places.find((place) => normalizeForSearch(labelOf(place)) === whole)?.label ??
    null;
  const found = places.filter((place) =>
    containsAllWords(words, labelOf(place), PLACE_NAMES[place.kind], ...(OTHER_WORDS[place.kind] ?? [])),
  );
  return { named, labels: [...new Set(found.map(labelOf))] };
}
