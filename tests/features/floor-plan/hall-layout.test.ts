import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, layOutHall, MAX_COLUMNS } from '../../../src/features/floor-plan/hall-layout.ts';

const place = (booths: string[], booth: string) =>
  layOutHall(booths, [], []).booths.find((one) => one.booth === booth);
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const code = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom('A', 'B', 'ZZ'), fc.nat(60)).map(([row, n]) => row + n) },
  fc.string({ minLength: 1, maxLength: 6 }),
);
const labels = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 9 });

describe('a hall', () => {
  it('has a place for every booth and mark, all apart and within its walls, whatever their names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code, { maxLength: 60 }), labels, labels, (booths, before, atDoors) => {
        const plan = layOutHall(booths, before, atDoors);
        expect(plan.booths.map(({ booth }) => booth).toSorted()).toEqual(booths.toSorted());
        expect(plan.landmarks.map(({ label }) => label)).toEqual([...before, ...atDoors]);
        const things = [...plan.booths, ...plan.landmarks, ...plan.aisles];
        for (const [i, one] of things.entries()) {
          expect(one.x >= 0 && one.x + one.width <= plan.width).toBe(true);
          expect(one.y >= 0 && one.y + one.height <= plan.height).toBe(true);
          for (const other of things.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same in whatever order its booths are told', () => {
    const booths = ['B04', 'A02', 'A10', 'C01', 'A01'];
    expect(layOutHall(booths, [], [])).toEqual(layOutHall(booths.toReversed(), [], []));
  });

  it('puts those with the same letter at one aisle, numbers up one side and back on the other', () => {
    const row = ['A1', 'A2', 'A3', 'A4', 'A10'];
    const [one, two, three, four, ten] = row.map((booth) => place(row, booth));
    expect(one?.y).toBe(three?.y);
    const along = [one?.x ?? 0, two?.x ?? 0, three?.x ?? 0];
    expect(along).toEqual(along.toSorted((a, b) => a - b));
    expect(four?.y).toBe(ten?.y);
    expect(four?.y).toBeGreaterThan(one?.y ?? 0);
    expect([four?.x, ten?.x]).toEqual([three?.x, two?.x]);
  });

  it('puts the rows below one another by letter', () => {
    const booths = ['B1', 'A1', 'C1'];
    const tops = ['A1', 'B1', 'C1'].map((booth) => place(booths, booth)?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(layOutHall(booths, [], []).aisles.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  });

  it('goes on in another aisle where a row is too long for a phone', () => {
    const row = Array.from({ length: 2 * MAX_COLUMNS + 1 }, (_, i) => `P${i}`);
    expect(layOutHall(row, [], []).aisles.map(({ letter }) => letter)).toEqual(['P', 'P']);
  });

  it('has its stages before the first row and its doors behind the last', () => {
    const { booths, landmarks } = layOutHall(['A1'], ['Main stage'], ['Entrance']);
    expect(landmarks[0]?.y).toBeLessThan(booths[0]?.y ?? 0);
    expect(landmarks[1]?.y).toBeGreaterThan(booths[0]?.y ?? 0);
  });
});
