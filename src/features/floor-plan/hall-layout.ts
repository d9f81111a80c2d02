// Where things stand in a hall, in the plan's own units. The rule needs booth codes alone.

export type Box = { x: number; y: number; width: number; height: number };
export type PlacedBooth = Box & { booth: string };
export type PlacedLandmark = Box & { label: string };
/** An aisle with booths on both sides, under the letter that their codes share; the letter may be none. */
export type Aisle = Box & { letter: string };
export type HallLayout = {
  width: number;
  height: number;
  booths: PlacedBooth[];
  aisles: Aisle[];
  landmarks: PlacedLandmark[];
};

/** A row that is longer goes on in another aisle, so that a hall fits a phone. */
export const MAX_COLUMNS = 8;
/** Less would leave no room for what stands along the walls. */
const MIN_COLUMNS = 6;
const CELL = 56;
const GAP = 4;
const AISLE = 34;
const WALK = 12;
const EDGE = 12;
const STRIP = 46;
const MIN_MARK = 110;

const widthOf = (columns: number) => columns * (CELL + GAP) - GAP;
const columnsOf = (booths: readonly string[]) => Math.ceil(booths.length / 2);

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
export function layOutHall(
  booths: readonly string[],
  before: readonly string[],
  atDoors: readonly string[],
): HallLayout {
  const stretches = stretchesOf(booths);
  const inner = widthOf(Math.max(MIN_COLUMNS, ...stretches.map((one) => columnsOf(one.booths))));
  const plan: HallLayout = { width: inner + 2 * EDGE, height: 0, booths: [], aisles: [], landmarks: [] };
  let y = placeMarks(plan, before, EDGE);
  for (const stretch of stretches) y = placeStretch(plan, stretch, y);
  y = placeMarks(plan, atDoors, y);
  plan.height = y - WALK + EDGE;
  return plan;
}

/** Side by side along a wall, in as few equal lines as have room; answers where the next thing may begin. */
function placeMarks(plan: HallLayout, labels: readonly string[], from: number): number {
  const inner = plan.width - 2 * EDGE;
  const lines = Math.ceil(labels.length / Math.floor(inner / MIN_MARK));
  const size = Math.ceil(labels.length / lines);
  let y = from;
  for (let start = 0; start < labels.length; start += size) {
    const strip = labels.slice(start, start + size);
    const width = (inner - GAP * (strip.length - 1)) / strip.length;
    for (const [i, label] of strip.entries())
      plan.landmarks.push({ label, x: EDGE + i * (width + GAP), y, width, height: STRIP });
    y += STRIP + GAP;
  }
  return labels.length > 0 ? y - GAP + WALK : y;
}

function placeStretch(plan: HallLayout, { letter, booths }: Stretch, y: number): number {
  const columns = columnsOf(booths);
  const width = widthOf(columns);
  const left = (plan.width - width) / 2;
  for (const [i, booth] of booths.entries()) {
    const isBack = i >= columns;
    const column = isBack ? 2 * columns - 1 - i : i;
    const top = y + (isBack ? CELL + AISLE : 0);
    plan.booths.push({ booth, x: left + column * (CELL + GAP), y: top, width: CELL, height: CELL });
  }
  plan.aisles.push({ letter, x: left, y: y + CELL, width, height: AISLE });
  return y + 2 * CELL + AISLE + WALK;
}
