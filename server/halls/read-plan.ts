import { Parser } from 'htmlparser2';
import { type HallPlan, PLACE_KINDS, type PlaceKind, type Point } from '../../src/domain/expo/hall-plan.ts';
import {
  isActive,
  isActiveAttribute,
  isAllowedAttribute,
  isAllowedElement,
  isEditorElement,
} from './plan-allowlist.ts';
import { type Attributes, outlineOf, shiftOf, viewBoxOf } from './plan-geometry.ts';

const MAX_BYTES = 500_000;
const MAX_SHAPES = 2_000;

export type PlanProblem = { line: number; message: string };
export type PlanReading = { expo: string; plan: HallPlan; problems: PlanProblem[] };

/**
 * Reads the plan of a hall from an SVG drawing: booths by `data-booth`, places by `data-place`, entrances by
 * `data-entrance` and aisles by `data-aisle`. Shapes without one of these are decoration and are left out. The expo and
 * the hall are named at the root by `data-expo` and `data-hall`. Never throws: what is wrong is listed with its line,
 * and a plan with problems must not be used.
 */
export function readPlan(svg: string): PlanReading {
  const problems: PlanProblem[] = [];
  const plan: HallPlan = { hall: '', width: 0, height: 0, booths: [], places: [], entrances: [], aisles: [] };
  const reading: PlanReading = { expo: '', plan, problems };
  if (svg.length > MAX_BYTES) {
    problems.push({ line: 1, message: 'is larger than 500 KB' });
    return reading;
  }
  let shapes = 0;
  /** How many elements are open inside one that a drawing program wrote for itself, with that one. */
  let leftOut = 0;
  let origin: Point = [0, 0];
  const shifts: Point[] = [];
  const lineAt = (index: number) => svg.slice(0, index).split('\n').length;
  const report = (message: string) => problems.push({ line: lineAt(parser.startIndex), message });

  const addShape = (name: string, attributes: Attributes, shift: Point) => {
    const {
      'data-booth': booth,
      'data-place': place,
      'data-entrance': entrance,
      'data-aisle': aisle,
    } = attributes;
    if ([booth, place, entrance, aisle].filter((mark) => mark !== undefined).length > 1)
      return report('has more than one of data-booth, data-place, data-entrance and data-aisle');
    if (++shapes > MAX_SHAPES)
      return shapes === MAX_SHAPES + 1 ? report('has more than 2,000 shapes') : undefined;
    const drawn = outlineOf(name, attributes, [shift[0] - origin[0], shift[1] - origin[1]]);
    if (typeof drawn === 'string') return report(drawn);
    if (drawn.some(([x, y]) => x < -1 || y < -1 || x > plan.width + 1 || y > plan.height + 1))
      return report(`lies outside the drawing, which is ${plan.width} × ${plan.height}`);
    // What sticks out by a hair is on the edge.
    const outline = drawn.map(([x, y]): Point => [within(x, plan.width), within(y, plan.height)]);
    const label = (attributes['data-label'] ?? '').trim();
    if (aisle !== undefined) {
      if (name !== 'line' && name !== 'polyline') return report('data-aisle belongs to a line or a polyline');
      return plan.aisles.push({ label: aisle.trim(), line: outline });
    }
    if (outline.length < 3) return report('is a line where a rectangle or a polygon is needed');
    if (booth !== undefined) {
      const code = booth.trim();
      if (!code) return report('data-booth has no code');
      if (plan.booths.some((other) => other.booth === code)) return report(`booth ${code} is drawn twice`);
      return plan.booths.push({ booth: code, outline });
    }
    if (entrance !== undefined) {
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      return plan.entrances.push({ label: entrance.trim() || 'Entrance', at: [middle(xs), middle(ys)] });
    }
    if (!isPlaceKind(place)) return report(`data-place “${place}” is none of ${PLACE_KINDS.join(', ')}`);
    return plan.places.push({ kind: place, label, outline });
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = shifts.length === 0;
        if (leftOut > 0 || (isEditorElement(name) && !isRoot)) leftOut++;
        const isRefused = leftOut > 0 ? isActive(name) : !isAllowedElement(name);
        if (isRefused || (name === 'svg' && !isRoot)) report(`<${name}> can’t be used in a plan`);
        for (const [attribute, value] of Object.entries(attributes))
          if (leftOut > 0 ? isActiveAttribute(attribute, value) : !isAllowedAttribute(attribute))
            report(`the attribute ${attribute} can’t be used in a plan`);
        const isDecoration = leftOut > 0 || (name !== 'g' && !isRoot && !isMarked(attributes));
        const shift = isDecoration ? [0, 0] : shiftOf(attributes.transform);
        if (!shift) report('has a transform other than translate: flatten it in the drawing program');
        const before = shifts.at(-1) ?? [0, 0];
        const here: Point = [before[0] + (shift?.[0] ?? 0), before[1] + (shift?.[1] ?? 0)];
        shifts.push(here);
        if (isDecoration) return undefined;
        if (!isRoot) return void (name === 'g' || addShape(name, attributes, here));
        const box = viewBoxOf(attributes.viewBox);
        if (name !== 'svg') return void report('isn’t an SVG drawing');
        if (!box) return void report('has no viewBox such as “0 0 600 800”');
        origin = [box.x, box.y];
        Object.assign(plan, {
          width: box.width,
          height: box.height,
          hall: (attributes['data-hall'] ?? '').trim(),
        });
        reading.expo = (attributes['data-expo'] ?? '').trim();
        if (!reading.expo) report('doesn’t name its expo in data-expo');
        if (!plan.hall) report('doesn’t name its hall in data-hall');
        return undefined;
      },
      onclosetag(name, isImplied) {
        if (isImplied && !/\/>$/.test(svg.slice(0, parser.endIndex + 1))) report(`<${name}> isn’t closed`);
        shifts.pop();
        if (leftOut > 0) leftOut--;
      },
      onprocessinginstruction(_name, data) {
        // Drawing programs name the type of the document, and only that.
        if (/\[|ENTITY/i.test(data))
          report('has a document type with declarations, which can’t be used in a plan');
      },
      oncdatastart: () => leftOut > 0 || report('has a CDATA section, which can’t be used in a plan'),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (problems.length === 0 && plan.booths.length === 0)
    problems.push({ line: 1, message: 'has no booth: mark them with data-booth' });
  return reading;
}

const MARKS = ['data-booth', 'data-place', 'data-entrance', 'data-aisle'];
const isMarked = (attributes: Attributes) => MARKS.some((mark) => attributes[mark] !== undefined);

const isPlaceKind = (text: string | undefined): text is PlaceKind =>
  PLACE_KINDS.some((kind) => kind === text);

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
