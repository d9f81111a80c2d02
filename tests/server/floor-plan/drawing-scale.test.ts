import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atUsualScale } from '../../../server/floor-plan/drawing-scale.ts';
import { readPlan } from '../../../server/floor-plan/read-plan.ts';
import { boxOf } from '../../../src/domain/expo/hall-plan.ts';

/** Three booths of 60 × 40, a stage, a door and an aisle, in a drawing whose units are `1 / scale` of these. */
const drawing = (scale: number) => {
  const box = (x: number, y: number, width: number, height: number) =>
    `x="${x * scale}" y="${y * scale}" width="${width * scale}" height="${height * scale}"`;
  return readPlan(`<svg viewBox="0 0 ${600 * scale} ${400 * scale}" data-expo="fair" data-hall="Hall 1">
    <rect data-booth="A1" ${box(20, 40, 60, 40)}/><rect data-booth="A2" ${box(80, 40, 60, 40)}/>
    <rect data-booth="A3" ${box(140, 40, 60, 40)}/><rect data-place="stage" ${box(300, 200, 160, 100)}/>
    <rect data-entrance="Door" ${box(280, 380, 40, 10)}/>
    <line data-aisle="A" x1="${20 * scale}" y1="${100 * scale}" x2="${200 * scale}" y2="${100 * scale}"/>
  </svg>`);
};

it('A plan of the usual scale stays as it was drawn', () => {
  const { plan, problems } = drawing(1);
  expect(problems).toEqual([]);
  expect(atUsualScale(plan)).toEqual(plan);
});

const scales = fc.oneof(
  fc.double({ min: 0.05, max: 0.8, noNaN: true }),
  fc.double({ min: 3.5, max: 100, noNaN: true }),
);

it('A plan of any other scale gets booths in which texts fit, and keeps its proportions', () => {
  fc.assert(
    fc.property(scales, (scale) => {
      const { plan, problems } = drawing(Number(scale.toFixed(4)));
      expect(problems).toEqual([]);
      const { width, height, booths, places, entrances, aisles } = atUsualScale(plan);
      expect(width / height).toBeCloseTo(1.5, 2);
      for (const { outline } of booths) expect(Math.abs(boxOf(outline).height - 56)).toBeLessThanOrEqual(1);
      expect(places[0] && boxOf(places[0].outline).width).toBeCloseTo(224, -1);
      for (const [x, y] of [entrances[0]?.at, aisles[0]?.line[1]].flatMap((point) => (point ? [point] : [])))
        expect(Number.isInteger(x) && Number.isInteger(y) && x <= width && y <= height).toBe(true);
    }),
  );
});
