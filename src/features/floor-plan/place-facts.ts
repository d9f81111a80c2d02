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

/** Of the booths that are near, the one whose middle is nearest. */
function boothNear({ outline }: PlanPlace, { booths }: Pick<HallPlan, 'booths'>): string | undefined {
  const [x, y] = centreOf(outline);
  const distanceTo = (other: Outline) => {
    const [otherX, otherY] = centreOf(other);
    return Math.hypot(otherX - x, otherY - y);
  };
  return booths
    .filter((booth) => isNear(booth.outline, outline))
    .toSorted((a, b) => distanceTo(a.outline) - distanceTo(b.outline))[0]?.booth;
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
    const booth = isDrawn && others.length === 0 ? boothNear(one, plan) : undefined;
    const facts = [isSaid ? '' : kind, booth ? `near booth ${booth}` : ''].filter(Boolean).join(', ');
    return [{ label, facts: facts.charAt(0).toUpperCase() + facts.slice(1), one }];
  });
}
