import { describe, expect, it } from 'vitest';
import type { Box, HallPlan, Point } from '../../../src/domain/expo/hall-plan.ts';
import { layOutHall } from '../../../src/features/floor-plan/hall-layout.ts';
import { rowSigns } from '../../../src/features/floor-plan/row-signs.ts';

const outlineOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const planOf = (booths: Record<string, Box>, labels: readonly string[]) =>
  ({
    hall: 'Hall 1',
    width: 480,
    height: 640,
    booths: Object.entries(booths).map(([booth, box]) => ({ booth, outline: outlineOf(box) })),
    places: [],
    entrances: [],
    aisles: labels.map((label) => ({
      label,
      line: [
        [60, 300],
        [400, 300],
      ],
    })),
  }) satisfies HallPlan;
const box = (x: number, y: number, width = 60, height = 60): Box => ({ x, y, width, height });
const signsOf = (plan: HallPlan) => rowSigns(plan).map(({ label, at }) => [label, ...at]);

const LYING = { A01: box(60, 100), A02: box(124, 100), A03: box(204, 100) };
const STANDING = { B01: box(300, 200), B02: box(300, 264) };

describe('the letters of rows on a plan', () => {
  it('stand at the left of a row that lies, and above one that stands', () => {
    expect(signsOf(planOf({ ...LYING, ...STANDING }, ['A', 'B']))).toEqual([
      ['A', 43, 130],
      ['B', 330, 183],
    ]);
  });

  it('stand at each block of a row that an aisle parts', () => {
    const plan = planOf({ ...LYING, ...STANDING, B03: box(404, 200), B04: box(404, 264) }, ['B']);
    expect(signsOf(plan)).toEqual([
      ['B', 330, 183],
      ['B', 434, 183],
    ]);
  });

  it('stand within the walls', () => {
    const plan = planOf({ A01: box(0, 100, 120), B01: box(300, 0), B02: box(300, 64) }, ['A', 'B']);
    expect(signsOf(plan)).toEqual([
      ['A', 14, 130],
      ['B', 330, 14],
    ]);
  });

  it('are left out where all booths of the hall have the same', () => {
    expect(signsOf(planOf(LYING, ['A']))).toEqual([]);
  });

  it('leave the name of an aisle where it begins', () => {
    expect(signsOf(planOf(LYING, ['', 'Ring']))).toEqual([['Ring', 60, 300]]);
  });

  it('stand in the aisle of a hall that was not drawn and is as wide as its rows', () => {
    const booths = ['A', 'B'].flatMap((row) => Array.from({ length: 16 }, (_, i) => `${row}${i}`));
    const plan = layOutHall('Hall 1', booths, []);
    const [first] = plan.aisles;
    expect(signsOf(plan).map(([label]) => label)).toEqual(['A', 'B']);
    expect(rowSigns(plan)[0]?.at[1]).toBe(first?.line[0]?.[1]);
  });
});
