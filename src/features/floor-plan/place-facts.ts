import { boxOf, centreOf, type HallPlan, type PlanPlace } from '../../domain/expo/hall-plan.ts';
import { normalizeForSearch } from '../../domain/text/search-text.ts';
import { kindOf, labelOf } from './place-names.ts';

/** A booth this far away is the next thing one sees, across an aisle at most. In units of the plan. */
const NEAR = 60;

type Outline = PlanPlace['outline'];

/** From edge to edge, upright and across. */
function isNear(one: Outline, other: Outline): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const upright = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.hypot(across, upright) <= NEAR;
}

/** Of those that are near, the one whose middle is nearest. */
function nearest<T extends { outline: Outline }>({ outline }: PlanPlace, all: readonly T[]): T | undefined {
  const [x, y] = centreOf(outline);
  const distanceTo = (other: Outline) => {
    const [otherX, otherY] = centreOf(other);
    return Math.hypot(otherX - x, otherY - y);
  };
  return all
    .filter((one) => isNear(one.outline, outline))
    .toSorted((a, b) => distanceTo(a.outline) - distanceTo(b.outline))[0];
}

/** A booth, or where none is near, another place; '' for none. */
function textOfNearest(place: PlanPlace, { booths, places }: Pick<HallPlan, 'booths' | 'places'>): string {
  const booth = nearest(place, booths);
  if (booth) return `near booth ${booth.booth}`;
  const other = nearest(
    place,
    places.filter((one) => labelOf(one) !== labelOf(place)),
  );
  return other ? `near ${labelOf(other)}` : '';
}

export type PlaceFacts = { label: string; facts: string; one: PlanPlace };

/**
 * The places of a hall, each label once, with what they are and what is near: `Seats, near booth D17`. What the label
 * says is not said again, and where talks are has a name that says more than "stage". A plan that was laid out from the
 * codes of booths does not tell what is near.
 */
export function factsOfPlaces(plan: Pick<HallPlan, 'booths' | 'places'>, isDrawn: boolean): PlaceFacts[] {
  const labels = [...new Set(plan.places.map(labelOf))];
  return labels.flatMap((label) => {
    const [one, ...others] = plan.places.filter((place) => labelOf(place) === label);
    if (!one) return [];
    const kind = kindOf(one);
    const isSaid = one.kind === 'stage' || normalizeForSearch(label).includes(normalizeForSearch(kind));
    const near = isDrawn && others.length === 0 ? textOfNearest(one, plan) : '';
    const facts = [isSaid ? '' : kind, near].filter(Boolean).join(', ');
    return [{ label, facts: facts.charAt(0).toUpperCase() + facts.slice(1), one }];
  });
}
