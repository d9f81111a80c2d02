import { Parser } from 'htmlparser2';
import type { HallPlan, Point } from '../../src/domain/expo/hall-plan.ts';
import {
  isActive,
  isActiveAttribute,
  isAllowedAttribute,
  isAllowedElement,
  isEditorElement,
} from './plan-allowlist.ts';
import { type Attributes, shiftOf, viewBoxOf } from './plan-geometry.ts';
import { marksOf, type PlanShape, shapeOf } from './plan-shape.ts';

const MAX_BYTES = 500_000;
const MAX_SHAPES = 2_000;

type PlanProblem = { line: number; message: string };
type PlanReading = { expo: string; plan: HallPlan; problems: PlanProblem[] };

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
  /** The upper left corner of the drawing. */
  let origin: Point = [0, 0];
  /** How far each open element moves what is in it, from the root to the innermost one. */
  const shifts: Point[] = [];
  /** How many open elements a drawing program wrote for itself: the outermost of these and all inside it. */
  let leftOut = 0;
  let line = 1;
  let lineEnd = svg.indexOf('\n');
  /** The parser goes forward only: no line is counted twice, however many problems there are. */
  const report = (message: string) => {
    while (lineEnd >= 0 && lineEnd < parser.startIndex) {
      line++;
      lineEnd = svg.indexOf('\n', lineEnd + 1);
    }
    problems.push({ line, message });
  };

  /** Returns what is wrong with it. */
  const readRoot = (name: string, attributes: Attributes): string[] => {
    const box = viewBoxOf(attributes.viewBox);
    if (name !== 'svg') return ['isn’t an SVG drawing'];
    if (!box) return ['has no viewBox such as “0 0 600 800”'];
    origin = [box.x, box.y];
    const hall = (attributes['data-hall'] ?? '').trim();
    Object.assign(plan, { width: box.width, height: box.height, hall });
    reading.expo = (attributes['data-expo'] ?? '').trim();
    return [
      ...(reading.expo ? [] : ['doesn’t name its expo in data-expo']),
      ...(hall ? [] : ['doesn’t name its hall in data-hall']),
    ];
  };

  /** Returns what is wrong with it, once for all shapes above the limit. */
  const addShape = (name: string, attributes: Attributes, [x, y]: Point): string[] => {
    if (marksOf(attributes).length > 1)
      return ['has more than one of data-booth, data-place, data-entrance and data-aisle'];
    shapes++;
    if (shapes > MAX_SHAPES) return shapes === MAX_SHAPES + 1 ? ['has more than 2,000 shapes'] : [];
    const found = shapeOf(name, attributes, [x - origin[0], y - origin[1]], plan);
    if (typeof found === 'string') return [found];
    if (found.list === 'booths' && plan.booths.some(({ booth }) => booth === found.shape.booth))
      return [`booth ${found.shape.booth} is drawn twice`];
    (plan[found.list] as PlanShape['shape'][]).push(found.shape);
    return [];
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = shifts.length === 0;
        if (leftOut > 0 || (isEditorElement(name) && !isRoot)) leftOut++;
        const isLeftOut = leftOut > 0;
        refusalsOf(name, attributes, { isRoot, isLeftOut }).forEach(report);
        const isMarked = marksOf(attributes).length > 0;
        const isDecoration = isLeftOut || (name !== 'g' && !isRoot && !isMarked);
        const shift = isDecoration ? [0, 0] : shiftOf(attributes.transform);
        if (!shift) report('has a transform other than translate: flatten it in the drawing program');
        const before = shifts.at(-1) ?? [0, 0];
        const here: Point = [before[0] + (shift?.[0] ?? 0), before[1] + (shift?.[1] ?? 0)];
        shifts.push(here);
        if (isRoot) readRoot(name, attributes).forEach(report);
        else if (!isLeftOut && isMarked) addShape(name, attributes, here).forEach(report);
      },
      onclosetag(name, isImplied) {
        if (isImplied && !svg.endsWith('/>', parser.endIndex + 1)) report(`<${name}> isn’t closed`);
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

/** What of an element can’t be used in a plan. */
function refusalsOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  { isRoot, isLeftOut }: { isRoot: boolean; isLeftOut: boolean },
): string[] {
  const isRefused = isLeftOut ? isActive(name) : !isAllowedElement(name);
  const refusedAttributes = Object.entries(attributes).filter(([attribute, value]) =>
    isLeftOut ? isActiveAttribute(attribute, value) : !isAllowedAttribute(attribute),
  );
  return [
    ...(isRefused || (name === 'svg' && !isRoot) ? [`<${name}> can’t be used in a plan`] : []),
    ...refusedAttributes.map(([attribute]) => `the attribute ${attribute} can’t be used in a plan`),
  ];
}
