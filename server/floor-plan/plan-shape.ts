import { type HallPlan, PLACE_KINDS, type PlaceKind, type Point } from '../../src/domain/expo/hall-plan.ts';
import { type Attributes, outlineOf } from './plan-geometry.ts';

type Lists = Pick<HallPlan, 'booths' | 'places' | 'entrances' | 'aisles'>;
/** A shape, and which list of the plan it belongs to. */
export type PlanShape = { [L in keyof Lists]: { list: L; shape: Lists[L][number] } }[keyof Lists];

const MARKS = ['data-booth', 'data-place', 'data-entrance', 'data-aisle'] as const;

/** The attributes that say what a shape is. One without any is decoration. */
export const marksOf = (attributes: Attributes) => MARKS.filter((mark) => attributes[mark] !== undefined);

/**
 * What a shape with one mark is in a plan of the given size. `shift`: how far it is moved. A sentence when something is
 * wrong with it.
 */
export function shapeOf(
  name: string,
  attributes: Attributes,
  shift: Point,
  { width, height }: Pick<HallPlan, 'width' | 'height'>,
): PlanShape | string {
  const drawn = outlineOf(name, attributes, shift);
  if (typeof drawn === 'string') return drawn;
  if (drawn.some(([x, y]) => x < -1 || y < -1 || x > width + 1 || y > height + 1))
    return `lies outside the drawing, which is ${width} × ${height}`;
  // What sticks out by a hair is on the edge.
  const outline = drawn.map(([x, y]): Point => [within(x, width), within(y, height)]);
  const { 'data-booth': booth, 'data-entrance': entrance, 'data-aisle': aisle } = attributes;
  if (aisle !== undefined) return aisleOf(name, aisle, outline);
  if (outline.length < 3) return 'is a line where a rectangle or a polygon is needed';
  if (booth !== undefined) return boothOf(booth, outline);
  if (entrance !== undefined) return entranceOf(entrance, outline);
  return placeOf(attributes, outline);
}

function aisleOf(name: string, label: string, line: Point[]): PlanShape | string {
  if (name !== 'line' && name !== 'polyline') return 'data-aisle belongs to a line or a polyline';
  return { list: 'aisles', shape: { label: label.trim(), line } };
}

function boothOf(code: string, outline: Point[]): PlanShape | string {
  const booth = code.trim();
  return booth ? { list: 'booths', shape: { booth, outline } } : 'data-booth has no code';
}

const entranceOf = (label: string, outline: Point[]): PlanShape => ({
  list: 'entrances',
  shape: { label: label.trim() || 'Entrance', at: middleOf(outline) },
});

function placeOf(attributes: Attributes, outline: Point[]): PlanShape | string {
  const { 'data-place': kind, 'data-label': label = '' } = attributes;
  if (!isPlaceKind(kind)) return `data-place “${kind}” is none of ${PLACE_KINDS.join(', ')}`;
  return { list: 'places', shape: { kind, label: label.trim(), outline } };
}

const isPlaceKind = (text: string | undefined): text is PlaceKind =>
  PLACE_KINDS.some((kind) => kind === text);

function middleOf(outline: readonly Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(xs), middle(ys)];
}

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
