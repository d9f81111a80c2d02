// Where things stand in a hall, in the plan's own units. The rule needs booth codes alone.

export type Box = { x: number; y: number; width: number; height: number };
export type PlacedBooth = Box & { booth: string };
export type PlacedMark = Box & { label: string };
/** An aisle with booths on both sides, under the letter that their codes share; the letter may be none. */
export type Aisle = Box & { letter: string };
export type HallPlan = {
  width: number;
  height: number;
  booths: PlacedBooth[];
  aisles: Aisle[];
  marks: PlacedMark[];
};

/** A row that is longer goes on in another aisle, so that a hall fits a phone. */
export const MAX_COLUMNS = 8;
const CELL = 56;
const GAP = 4;
const AISLE = 34;
const WALK = 12;
const EDGE = 12;
const STRIP = 46;
const MARKS_A_STRIP = 4;

const WIDTH = MAX_COLUMNS * (CELL + GAP) - GAP;

/** `b12` → row B, number 12. What follows another pattern still has a row: that of whatever stands before a digit. */
function readCode(booth: string) {
  const [, row = '', number = ''] = /^(\D*)(\d*)/.exec(booth.trim().toUpperCase()) ?? [];
  return { booth, row: row.trim(), number: Number(number) };
}

/** Booths of one aisle in order: up one side, back on the other. */
type Stretch = { letter: string; booths: string[] };

function stretchesOf(booths: readonly string[]): Stretch[] {
  const codes = [...new Set(booths)].map(readCode);
  codes.sort((a, b) => compare(a.row, b.row) || a.number - b.number || compare(a.booth, b.booth));
  const letters = [...new Set(codes.map(({ row }) => row))];
  return letters.flatMap((letter) => {
    const row = codes.filter((code) => code.row === letter);
    const aisles = Math.ceil(row.length / (2 * MAX_COLUMNS));
    const size = Math.ceil(row.length / aisles);
    return Array.from({ length: aisles }, (_, i) => ({
      letter,
      booths: row.slice(i * size, (i + 1) * size).map(({ booth }) => booth),
    }));
  });
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** `before` stand along the wall opposite the doors, `atDoors` along the other: stage and entrance, say. */
export function layOut(
  booths: readonly string[],
  before: readonly string[],
  atDoors: readonly string[],
): HallPlan {
  const plan: HallPlan = { width: WIDTH + 2 * EDGE, height: 0, booths: [], aisles: [], marks: [] };
  let y = placeMarks(plan, before, EDGE);
  for (const stretch of stretchesOf(booths)) y = placeStretch(plan, stretch, y);
  y = placeMarks(plan, atDoors, y);
  plan.height = y - WALK + EDGE;
  return plan;
}

/** Side by side along a wall; answers where the next thing may begin. */
function placeMarks(plan: HallPlan, labels: readonly string[], from: number): number {
  let y = from;
  for (let start = 0; start < labels.length; start += MARKS_A_STRIP) {
    const strip = labels.slice(start, start + MARKS_A_STRIP);
    const width = (WIDTH - GAP * (strip.length - 1)) / strip.length;
    for (const [i, label] of strip.entries())
      plan.marks.push({ label, x: EDGE + i * (width + GAP), y, width, height: STRIP });
    y += STRIP + WALK;
  }
  return y;
}

function placeStretch(plan: HallPlan, { letter, booths }: Stretch, y: number): number {
  const columns = Math.ceil(booths.length / 2);
  const left = EDGE + (WIDTH - columns * (CELL + GAP) + GAP) / 2;
  for (const [i, booth] of booths.entries()) {
    const isBack = i >= columns;
    const column = isBack ? 2 * columns - 1 - i : i;
    const top = y + (isBack ? CELL + AISLE : 0);
    plan.booths.push({ booth, x: left + column * (CELL + GAP), y: top, width: CELL, height: CELL });
  }
  plan.aisles.push({ letter, x: EDGE, y: y + CELL, width: WIDTH, height: AISLE });
  return y + 2 * CELL + AISLE + WALK;
}
