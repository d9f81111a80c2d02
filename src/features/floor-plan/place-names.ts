import type { PlaceKind } from '../../domain/expo/hall-plan.ts';

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
