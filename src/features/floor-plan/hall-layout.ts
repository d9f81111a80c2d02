// The positions of booths, aisles and landmarks in a hall, in units of the SVG. Booth codes are all that it needs.

export type Box = { x: number; y: number; width: number; height: number };
export type PlacedBooth = Box & { booth: string };
export type PlacedLandmark = Box & { label: string };
/** An aisle with booths on both sides. `letter` is the one that their codes share; it may be empty. */
export type Aisle = Box & { letter: string };
export type HallLayout = {
  width: number;
  height: number;
  booths: PlacedBooth[];
  aisles: Aisle[];
  landmarks: PlacedLandmark[];
};

/** A longer row continues in another aisle, so that a hall fits a phone. */
export const MAX_COLUMNS = 8;
/** Fewer columns would leave no room for the landmarks along the walls. */
const MIN_COLUMNS = 6;
const CELL = 56;
const GAP = 4;
const AISLE = 34;
const AISLE_GAP = 12;
const EDGE = 12;
const LANDMARK_HEIGHT = 46;
const MIN_LANDMARK_WIDTH = 110;

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

/** `farWall` and `doorWall` are labels of landmarks, such as the main stage and the entrance. */
export function layOutHall(
  booths: readonly string[],
  farWall: readonly string[],
  doorWall: readonly string[],
): HallLayout {
  const rows = boothRows(booths);
  const innerWidth = widthOf(Math.max(MIN_COLUMNS, ...rows.map((row) => columnsOf(row.booths))));
  const layout: HallLayout = {
    width: innerWidth + 2 * EDGE,
    height: 0,
    booths: [],
    aisles: [],
    landmarks: [],
  };
  let y = placeLandmarks(layout, farWall, EDGE);
  for (const row of rows) y = placeBoothRow(layout, row, y);
  y = placeLandmarks(layout, doorWall, y);
  layout.height = y - AISLE_GAP + EDGE;
  return layout;
}

/** Side by side along a wall, in as few equal lines as possible. Returns the `y` below them. */
function placeLandmarks(layout: HallLayout, labels: readonly string[], top: number): number {
  const innerWidth = layout.width - 2 * EDGE;
  const lines = Math.ceil(labels.length / Math.floor(innerWidth / MIN_LANDMARK_WIDTH));
  const size = Math.ceil(labels.length / lines);
  let y = top;
  for (let start = 0; start < labels.length; start += size) {
    const line = labels.slice(start, start + size);
    const width = (innerWidth - GAP * (line.length - 1)) / line.length;
    for (const [i, label] of line.entries())
      layout.landmarks.push({ label, x: EDGE + i * (width + GAP), y, width, height: LANDMARK_HEIGHT });
    y += LANDMARK_HEIGHT + GAP;
  }
  return labels.length > 0 ? y - GAP + AISLE_GAP : y;
}

/** One aisle with its booths on both sides. Returns the `y` below it. */
function placeBoothRow(layout: HallLayout, { letter, booths }: BoothRow, y: number): number {
  const columns = columnsOf(booths);
  const width = widthOf(columns);
  const left = (layout.width - width) / 2;
  for (const [i, booth] of booths.entries()) {
    const isSecondSide = i >= columns;
    const column = isSecondSide ? 2 * columns - 1 - i : i;
    const top = y + (isSecondSide ? CELL + AISLE : 0);
    layout.booths.push({ booth, x: left + column * (CELL + GAP), y: top, width: CELL, height: CELL });
  }
  layout.aisles.push({ letter, x: left, y: y + CELL, width, height: AISLE });
  return y + 2 * CELL + AISLE + AISLE_GAP;
}
