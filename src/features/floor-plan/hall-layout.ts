import type { Box, HallPlan, Point } from '../../domain/expo/hall-plan.ts';

// A plan for a hall that was not drawn: booth codes and the names of stages are all that it needs.

/** A longer row continues in another aisle, so that a hall fits a phone. */
export const MAX_COLUMNS = 8;
/** Fewer columns would leave no room for the stages along the wall. */
const MIN_COLUMNS = 6;
const CELL = 56;
const GAP = 4;
const AISLE = 34;
const AISLE_GAP = 12;
const EDGE = 12;
const STAGE_HEIGHT = 46;
const MIN_STAGE_WIDTH = 110;

const widthOf = (columns: number) => columns * (CELL + GAP) - GAP;
const columnsOf = (booths: readonly string[]) => Math.ceil(booths.length / 2);

/** `b12` → row B, number 12. In other patterns the row is the text before the first digit. */
function parseCode(booth: string) {
  const [, row = '', number = ''] = /^(\D*)(\d*)/.exec(booth.trim().toUpperCase()) ?? [];
  return { booth, row: row.trim(), number: Number(number) };
}

/** The booths of one aisle in order: up one side, back on the other. */
type BoothRow = { letter: string; booths: string[] };

function boothRows(booths: readonly string[]): BoothRow[] {
  const codes = [...new Set(booths)].map(parseCode);
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

const outlineOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Stages along the far wall, then the booths, row by row. It has no entrance, since no code tells where that is. */
export function layOutHall(hall: string, booths: readonly string[], stages: readonly string[]): HallPlan {
  const rows = boothRows(booths);
  const innerWidth = widthOf(Math.max(MIN_COLUMNS, ...rows.map((row) => columnsOf(row.booths))));
  const plan: HallPlan = {
    hall,
    width: innerWidth + 2 * EDGE,
    height: 0,
    booths: [],
    places: [],
    entrances: [],
    aisles: [],
  };
  let y = placeStages(plan, stages, EDGE);
  for (const row of rows) y = placeBoothRow(plan, row, y);
  plan.height = y - AISLE_GAP + EDGE;
  return plan;
}

/** Side by side along a wall, in as few equal lines as possible. Returns the `y` below them. */
function placeStages(plan: HallPlan, labels: readonly string[], top: number): number {
  const innerWidth = plan.width - 2 * EDGE;
  const lines = Math.ceil(labels.length / Math.floor(innerWidth / MIN_STAGE_WIDTH));
  const size = Math.ceil(labels.length / lines);
  let y = top;
  for (let start = 0; start < labels.length; start += size) {
    const line = labels.slice(start, start + size);
    const width = (innerWidth - GAP * (line.length - 1)) / line.length;
    for (const [i, label] of line.entries())
      plan.places.push({
        kind: 'stage',
        label,
        outline: outlineOf({ x: EDGE + i * (width + GAP), y, width, height: STAGE_HEIGHT }),
      });
    y += STAGE_HEIGHT + GAP;
  }
  return labels.length > 0 ? y - GAP + AISLE_GAP : y;
}

/** One aisle with its booths on both sides. Returns the `y` below it. */
function placeBoothRow(plan: HallPlan, { letter, booths }: BoothRow, y: number): number {
  const columns = columnsOf(booths);
  const width = widthOf(columns);
  const left = (plan.width - width) / 2;
  for (const [i, booth] of booths.entries()) {
    const isSecondSide = i >= columns;
    const column = isSecondSide ? 2 * columns - 1 - i : i;
    const top = y + (isSecondSide ? CELL + AISLE : 0);
    plan.booths.push({
      booth,
      outline: outlineOf({ x: left + column * (CELL + GAP), y: top, width: CELL, height: CELL }),
    });
  }
  const middle = y + CELL + AISLE / 2;
  plan.aisles.push({
    label: letter,
    line: [
      [left, middle],
      [left + width, middle],
    ],
  });
  return y + 2 * CELL + AISLE + AISLE_GAP;
}
