import type { Shape } from './picture-names.ts';

/** How far the shape of a picture may be from that of its place, as a share, without a warning. */
const TOLERANCE = 0.2;

/** What is cut from a picture whose shape is not that of its place, as the rest of a sentence; null if it fits. */
export function shapeProblem(size: { width: number; height: number }, shape: Shape): string | null {
  const ratio = size.width / size.height;
  const isTall = ratio < shape.from * (1 - TOLERANCE);
  if (!isTall && ratio <= shape.to * (1 + TOLERANCE)) return null;
  const place = isTall ? shape.from : shape.to;
  const width = shape.isWhole ? 800 : 1200;
  const like = `${width} × ${Math.round(width / place)} px`;
  const than = `is ${isTall ? 'taller' : 'wider'} than its place, which has the shape of ${like}`;
  if (shape.isWhole)
    return `${than}: it is shown small, with empty margins ${isTall ? 'at its sides' : 'above and below'}.`;
  return `${than}: its ${isTall ? 'upper and lower ends are' : 'left and right ends are'} cut off.`;
}
