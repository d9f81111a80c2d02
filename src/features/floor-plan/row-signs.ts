import { type Box, boxOf, type HallPlan, type Point } from '../../domain/expo/hall-plan.ts';

/** The sign with the letter of a row, and what each further letter adds to its width. In units of the plan. */
export const SIGN = 26;
const SIGN_LETTER = 8;
/** From the booths to the sign. */
const GAP = 4;
/**
 * Booths of a row that are nearer than this to each other are one block; an aisle with both sides in it is narrower.
 */
const BLOCK_GAP = 36;

type RowSign = { label: string; at: Point; width: number };

/** `C` of `C21`; empty in other patterns. */
const rowOf = (booth: string) => /^[A-Z]+(?=\d)/i.exec(booth)?.[0] ?? '';

/**
 * The letter of a row stands at the head of each block of its booths, and any other name of an aisle where the aisle
 * begins. A letter that all booths of the hall have is no help to find one, and is left out.
 */
export function rowSigns(plan: HallPlan): RowSign[] {
  const labels = [...new Set(plan.aisles.map(({ label }) => label))].filter(Boolean);
  return labels.flatMap((label): RowSign[] => {
    const row = plan.booths.filter(({ booth }) => rowOf(booth) === label);
    const width = SIGN + (label.length - 1) * SIGN_LETTER;
    if (row.length === 0) return aisleSigns(plan, label, width);
    if (row.length === plan.booths.length) return [];
    return blocksOf(row.map(({ outline }) => boxOf(outline))).map((block) => ({
      label,
      width,
      at: headOf(block, width),
    }));
  });
}

/** Where the aisle begins: whole on the plan, and beside the sign of an entrance that is there. */
const aisleSigns = (plan: HallPlan, label: string, width: number): RowSign[] =>
  plan.aisles
    .filter((aisle) => aisle.label === label)
    .map(({ line }) => {
      const [startX, y] = line[0] as Point;
      const isAtEntrance = plan.entrances.some(({ at }) => Math.hypot(at[0] - startX, at[1] - y) < SIGN);
      const besideX = startX + (isAtEntrance ? (startX < plan.width / 2 ? 1 : -1) * (width / 2 + SIGN) : 0);
      const x = Math.max(width / 2 + 1, Math.min(plan.width - width / 2 - 1, besideX));
      return { label, width, at: [x, y] };
    });

/** How far two stretches are from each other; negative where they share a part. */
const gapOf = (start: number, length: number, otherStart: number, otherLength: number) =>
  Math.max(start, otherStart) - Math.min(start + length, otherStart + otherLength);

function isBlock(a: Box, b: Box): boolean {
  const [across, down] = [gapOf(a.x, a.width, b.x, b.width), gapOf(a.y, a.height, b.y, b.height)];
  return Math.min(across, down) < 0 && Math.max(across, down) < BLOCK_GAP;
}

/** The boxes around booths that are beside or behind each other. */
function blocksOf(boxes: readonly Box[]): Box[] {
  const blocks: Box[][] = [];
  for (const box of boxes) {
    const near = blocks.filter((block) => block.some((other) => isBlock(box, other)));
    for (const block of near) blocks.splice(blocks.indexOf(block), 1);
    blocks.push([box, ...near.flat()]);
  }
  return blocks.map((block) =>
    boxOf(
      block.flatMap(({ x, y, width, height }): Point[] => [
        [x, y],
        [x + width, y + height],
      ]),
    ),
  );
}

/** The middle of the sign: left of a horizontal row, above a vertical one, and never outside the walls. */
function headOf({ x, y, width, height }: Box, signWidth: number): Point {
  return width > height
    ? [Math.max(1, x - GAP - signWidth) + signWidth / 2, y + height / 2]
    : [x + width / 2, Math.max(1, y - GAP - SIGN) + SIGN / 2];
}
