import * as v from 'valibot';
import { listOf, optionalListOf } from '../content/list-of.ts';

/** What a hall offers besides booths, in the order in which a parent asks for it. */
export const PLACE_KINDS = [
  'nursing',
  'changing',
  'toilets',
  'prayer',
  'lift',
  'strollers',
  'seats',
  'water',
  'food',
  'first-aid',
  'info',
  'stage',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** `x` and `y` in units of the plan, from its upper left corner. */
export type Point = [number, number];
// Valibot’s own schema of a tuple would be in the first load of every list.
const point = v.pipe(
  v.array(coordinate),
  v.minLength(2),
  v.maxLength(2),
) as unknown as v.GenericSchema<Point>;
const outline = v.pipe(v.array(point), v.minLength(3), v.maxLength(64));
const size = v.pipe(coordinate, v.minValue(1));

export const hallPlanSchema = v.object({
  hall: v.string(),
  width: size,
  height: size,
  booths: listOf(v.object({ booth: v.string(), outline })),
  places: optionalListOf(v.object({ kind: v.picklist(PLACE_KINDS), label: v.string(), outline })),
  entrances: optionalListOf(v.object({ label: v.string(), at: point })),
  /** Lines along which one can walk, and turn where two of them touch or cross. Without any, no way is shown. */
  aisles: optionalListOf(
    v.object({ label: v.string(), line: v.pipe(v.array(point), v.minLength(2), v.maxLength(64)) }),
  ),
});
export type HallPlan = v.InferOutput<typeof hallPlanSchema>;
export type PlanPlace = HallPlan['places'][number];

export type Box = { x: number; y: number; width: number; height: number };

/** The smallest upright rectangle around an outline. */
export function boxOf(outline: readonly Point[]): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const centreOf = (outline: readonly Point[]): Point => {
  const { x, y, width, height } = boxOf(outline);
  return [x + width / 2, y + height / 2];
};
