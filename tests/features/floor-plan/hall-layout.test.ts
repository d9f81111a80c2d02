import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxOf } from '../../../src/domain/expo/hall-plan.ts';
import { layOutHall, MAX_COLUMNS } from '../../../src/features/floor-plan/hall-layout.ts';

const place = (booths: string[], booth: string) => {
  const placed = layOutHall('', booths, []).booths.find((candidate) => candidate.booth === booth);
  return placed && boxOf(placed.outline);
};
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const code = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom('A', 'B', 'ZZ'), fc.nat(60)).map(([row, n]) => row + n) },
  fc.string({ minLength: 1, maxLength: 6 }),
);
const labels = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 9 });

describe('the layout of a hall', () => {
  it('places every booth and stage inside the walls without overlaps, for any codes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code, { maxLength: 60 }), labels, (booths, stages) => {
        const plan = layOutHall('Hall 1', booths, stages);
        expect(plan.booths.map(({ booth }) => booth).toSorted()).toEqual(booths.toSorted());
        expect(plan.places.map(({ label }) => label)).toEqual(stages);
        const boxes = [...plan.booths, ...plan.places].map(({ outline }) => boxOf(outline));
        for (const [i, box] of boxes.entries()) {
          expect(box.x >= 0 && box.x + box.width <= plan.width).toBe(true);
          expect(box.y >= 0 && box.y + box.height <= plan.height).toBe(true);
          for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
        }
        for (const [x, y] of plan.aisles.flatMap(({ line }) => line))
          for (const box of boxes)
            expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of the booths', () => {
    const booths = ['B04', 'A02', 'A10', 'C01', 'A01'];
    expect(layOutHall('', booths, [])).toEqual(layOutHall('', booths.toReversed(), []));
  });

  it('places booths with the same letter along one aisle, up one side and back on the other', () => {
    const row = ['A1', 'A2', 'A3', 'A4', 'A10'];
    const [one, two, three, four, ten] = row.map((booth) => place(row, booth));
    expect(one?.y).toBe(three?.y);
    const firstSideX = [one?.x ?? 0, two?.x ?? 0, three?.x ?? 0];
    expect(firstSideX).toEqual(firstSideX.toSorted((a, b) => a - b));
    expect(four?.y).toBe(ten?.y);
    expect(four?.y).toBeGreaterThan(one?.y ?? 0);
    expect([four?.x, ten?.x]).toEqual([three?.x, two?.x]);
  });

  it('places the rows below one another by letter', () => {
    const booths = ['B1', 'A1', 'C1'];
    const tops = ['A1', 'B1', 'C1'].map((booth) => place(booths, booth)?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(layOutHall('', booths, []).aisles.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  });

  it('continues a row in another aisle when it is too long for a phone', () => {
    const row = Array.from({ length: 2 * MAX_COLUMNS + 1 }, (_, i) => `P${i}`);
    expect(layOutHall('', row, []).aisles.map(({ label }) => label)).toEqual(['P', 'P']);
  });

  it('places the stages before the first row, and claims no entrance', () => {
    const { booths, places, entrances } = layOutHall('', ['A1'], ['Main stage']);
    expect(boxOf(places[0]?.outline ?? []).y).toBeLessThan(boxOf(booths[0]?.outline ?? []).y);
    expect(entrances).toEqual([]);
  });
});
