import type { Box, Point } from '../../src/domain/expo/hall-plan.ts';

export type Attributes = Record<string, string | undefined>;

/** A length as programs write it, with or without `px`; NaN for anything else. */
const toNumber = (text: string | undefined) =>
  /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?(px)?\s*$/i.test(text ?? '')
    ? Number.parseFloat(text ?? '')
    : Number.NaN;

const toNumbers = (text: string | undefined) =>
  (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(toNumber);

export function viewBoxOf(text: string | undefined): Box | null {
  const [x, y, width, height, ...more] = toNumbers(text);
  const isBox =
    x !== undefined && y !== undefined && width !== undefined && height !== undefined && more.length === 0;
  if (!isBox || Number.isNaN(x + y + width + height) || width <= 0 || height <= 0) return null;
  return { x, y, width, height };
}

/** How far a `transform` moves what it is on; null for one that does something else. */
export function shiftOf(transform: string | undefined): Point | null {
  if (!transform?.trim()) return [0, 0];
  const [, inside] = /^\s*translate\(([^()]*)\)\s*$/.exec(transform) ?? [];
  const [x, y = 0, ...more] = toNumbers(inside);
  return x === undefined || Number.isNaN(x + y) || more.length > 0 ? null : [x, y];
}

/** The corners of a shape, moved by `shift`; of a line, its ends. A sentence when something is wrong with it. */
export function outlineOf(name: string, attributes: Attributes, [dx, dy]: Point): Point[] | string {
  const moved = (x: number, y: number): Point => [x + dx, y + dy];
  if (name === 'rect') {
    const [x, y] = [toNumber(attributes.x ?? '0'), toNumber(attributes.y ?? '0')];
    const [width, height] = [toNumber(attributes.width), toNumber(attributes.height)];
    if (!(width > 0 && height > 0) || Number.isNaN(x + y))
      return '<rect> needs numbers in x, y, width and height';
    return [moved(x, y), moved(x + width, y), moved(x + width, y + height), moved(x, y + height)];
  }
  if (name === 'line') {
    const [x1, y1, x2, y2] = [attributes.x1, attributes.y1, attributes.x2, attributes.y2].map((text) =>
      toNumber(text ?? '0'),
    ) as [number, number, number, number];
    return Number.isNaN(x1 + y1 + x2 + y2)
      ? '<line> needs numbers in x1, y1, x2 and y2'
      : [moved(x1, y1), moved(x2, y2)];
  }
  if (name !== 'polygon' && name !== 'polyline')
    return `<${name}> can’t be a booth, a place, an entrance or an aisle`;
  const numbers = toNumbers(attributes.points);
  if (numbers.length < 4 || numbers.length % 2 > 0 || numbers.some(Number.isNaN))
    return `<${name}> needs pairs of numbers in points`;
  return Array.from({ length: numbers.length / 2 }, (_, i) =>
    moved(numbers[2 * i] as number, numbers[2 * i + 1] as number),
  );
}
