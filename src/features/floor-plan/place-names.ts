import type { HallPlan, PlaceKind } from '../../domain/expo/hall-plan.ts';

export const PLACE_NAMES: Record<PlaceKind, string> = {
  nursing: 'Nursing',
  changing: 'Changing',
  toilets: 'Toilets',
  lift: 'Lifts',
  strollers: 'Stroller parking',
  seats: 'Seats',
  water: 'Water',
  food: 'Food',
  'first-aid': 'First aid',
  info: 'Info desk',
  stage: 'Stages',
};

/** As the plans call all places of this kind, or else by its own name. */
export function placeName(kind: PlaceKind, plans: readonly Pick<HallPlan, 'places'>[]): string {
  const places = plans.flatMap((plan) => plan.places).filter((place) => place.kind === kind);
  const [label, ...others] = new Set(places.map((place) => place.label));
  return others.length === 0 && label ? label : PLACE_NAMES[kind];
}
