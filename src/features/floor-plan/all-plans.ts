import type { Exhibitor } from '../../domain/expo/exhibitor.ts';
import type { Talk } from '../../domain/expo/expo.ts';
import type { HallPlan } from '../../domain/expo/hall-plan.ts';
import { layOutHall } from './hall-layout.ts';
import { hallStages } from './hall-stages.ts';
import { hasPlan } from './has-plan.ts';

/**
 * A plan for each hall of which any booth is known: as it was drawn, or else laid out from its booths and the places of
 * the programme.
 */
export const allPlans = (
  halls: readonly string[],
  drawn: readonly HallPlan[],
  exhibitors: readonly Pick<Exhibitor, 'hall' | 'booth' | 'isOffPlan'>[],
  programme: readonly Pick<Talk, 'place'>[],
): HallPlan[] =>
  halls
    .filter((name) => hasPlan(name, drawn, exhibitors))
    .map(
      (name) =>
        drawn.find(({ hall }) => hall === name) ??
        layOutHall(
          name,
          exhibitors.filter(({ hall, isOffPlan }) => hall === name && !isOffPlan).map(({ booth }) => booth),
          hallStages(name, halls, programme),
        ),
    );
