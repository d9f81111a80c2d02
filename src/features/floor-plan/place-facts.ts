import { boxOf, centreOf, type HallPlan, type PlanPlace } from '../../domain/expo/hall-plan.ts';
import { normalizeForSearch } from '../../domain/text/search-text.ts';
import { kindOf, labelOf } from './place-names.ts';

/** A booth this far away is the next thing one sees, across an aisle at most. In units of the plan. */
const NEAR = 60;

type Outline = PlanPlace['outline'];

/** From edge to edge. */
function gapBetween(one: Outline, other: Outline): number {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const upright = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.hypot(across, upright);
}

/** Sorted by the distance between the edges, then between the middles. */
function byDistance<T extends { outline: Outline }>({ outline }: PlanPlace, all: readonly T[]): T[] {
  const [x, y] = centreOf(outline);
  const middles = (other: Outline) => {
    const [otherX, otherY] = centreOf(other);
    return Math.hypot(otherX - x, otherY - y);
  };
  return all.toSorted(
    (a, b) =>
      gapBetween(a.outline, outline) - gapBetween(b.outline, outline) ||
      middles(a.outline) - middles(b.outline),
  );
}

const nearOf = <T extends { outline: Outline }>(place: PlanPlace, all: readonly T[]): T[] =>
  byDistance(
    place,
    all.filter((one) => gapBetween(one.outline, place.outline) <= NEAR),
  );

/** `steps`: as `stepsFromBooths` returns them. */
type Hall = Pick<HallPlan, 'booths'> & { steps: readonly (readonly PlanPlace[])[] };

/** The places by how many others one passes on the way from a booth. Those that no way leads to are left out. */
function stepsFromBooths({ booths, places }: Pick<HallPlan, 'booths' | 'places'>): PlanPlace[][] {
  const steps: PlanPlace[][] = [];
  let rest = [...places];
  let from: readonly { outline: Outline }[] = booths;
  for (;;) {
    const step = rest.filter((place) => nearOf(place, from).length > 0);
    if (step.length === 0) return steps;
    steps.push(step);
    rest = rest.filter((place) => !step.includes(place));
    from = step;
  }
}

/**
 * A booth that is near, or a place that is nearer to one: so no two places send visitors to each other. Where neither
 * is near, the nearest booth of all; '' in a hall without booths.
 */
function textOfNearest(place: PlanPlace, { booths, steps }: Hall): string {
  const step = steps.findIndex((places) => places.includes(place));
  const [booth] = step > 0 ? [] : step === 0 ? nearOf(place, booths) : byDistance(place, booths);
  if (booth) return `${step === 0 ? 'near' : 'nearest'} booth ${booth.booth}`;
  const [other] = nearOf(place, steps[step - 1] ?? []);
  return other ? `near ${labelOf(other)}` : '';
}

type PlaceFacts = { label: string; facts: string; place: PlanPlace };

/**
 * The places of a hall, each label once, with what they are and what is near: `Seats, near booth D17`. What the label
 * says is not said again, and where talks are has a name that says more than "stage". A plan that was laid out from the
 * codes of booths does not tell what is near.
 */
export function factsOfPlaces(plan: Pick<HallPlan, 'booths' | 'places'>, isDrawn: boolean): PlaceFacts[] {
  const labels = [...new Set(plan.places.map(labelOf))];
  const hall = { booths: plan.booths, steps: stepsFromBooths(plan) };
  return labels.flatMap((label) => {
    const [place, ...others] = plan.places.filter((other) => labelOf(other) === label);
    if (!place) return [];
    const kind = kindOf(place);
    const isSaid = place.kind === 'stage' || normalizeForSearch(label).includes(normalizeForSearch(kind));
    const near = isDrawn && others.length === 0 ? textOfNearest(place, hall) : '';
    const facts = [isSaid ? '' : kind, near].filter(Boolean).join(', ');
    return [{ label, facts: facts.charAt(0).toUpperCase() + facts.slice(1), place }];
  });
}
