import { boxOf, type HallPlan, type Point } from '../../src/domain/expo/hall-plan.ts';

/** The side of the narrowest booth for which the texts and marks of a drawn plan have room, in units of the plan. */
const LEAST_SIDE = 36;
const MOST_SIDE = 120;
/** What a plan of another scale is brought to. */
const USUAL_SIDE = 56;

/**
 * The same plan in units in which the app's texts and marks fit its booths: drawing programs count in millimetres,
 * metres or pixels, as they like. A plan that already has such a scale is only rounded: on a phone a unit is less than
 * a pixel.
 */
export function atUsualScale(plan: HallPlan): HallPlan {
  const sides = plan.booths.flatMap(({ outline }) => {
    const { width, height } = boxOf(outline);
    return Math.min(width, height);
  });
  const narrowest = Math.min(...sides);
  const isUsual = narrowest >= LEAST_SIDE && narrowest <= MOST_SIDE;
  const factor = isUsual || !(narrowest > 0) ? 1 : USUAL_SIDE / narrowest;
  const scaled = (value: number) => Math.round(value * factor);
  const point = ([x, y]: Point): Point => [scaled(x), scaled(y)];
  const outlined = <T extends { outline: Point[] }>(shape: T): T => ({
    ...shape,
    outline: shape.outline.map(point),
  });
  return {
    ...plan,
    width: scaled(plan.width),
    height: scaled(plan.height),
    booths: plan.booths.map(outlined),
    places: plan.places.map(outlined),
    entrances: plan.entrances.map(({ label, at }) => ({ label, at: point(at) })),
    aisles: plan.aisles.map(({ label, line }) => ({ label, line: line.map(point) })),
  };
}
