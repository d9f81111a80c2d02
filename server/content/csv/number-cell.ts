import type { CellNotation } from './cell-notation.ts';

const PLAIN = /^[-−]?\d+$/;
const GROUP_MARKS = String.raw`[\s\u00a0\u202f'’]`;

/** `number`: with a point as decimal mark and no groups. `ambiguous`: both readings, for the message. */
type NumberCell = { number: string } | { ambiguous: [string, string] } | null;

/** Reads `1,299.50`, `1.299,50`, `1 299.50` or `1299.5`; null for what is no number. */
export function readNumberCell(cell: string, { decimalMark }: CellNotation): NumberCell {
  if (PLAIN.test(cell)) return { number: cell.replace('−', '-') };
  if (decimalMark) return asNumber(cell, decimalMark);
  const [point, comma] = [asNumber(cell, '.'), asNumber(cell, ',')];
  if (point && comma && point.number !== comma.number) return { ambiguous: [point.number, comma.number] };
  return point ?? comma;
}

function asNumber(cell: string, mark: '.' | ','): { number: string } | null {
  const group = mark === '.' ? ',' : String.raw`\.`;
  const whole = `\\d+|\\d{1,3}(?:${group}\\d{3})+|\\d{1,3}(?:${GROUP_MARKS}\\d{3})+`;
  const match = new RegExp(`^([-−]?)(${whole})(?:\\${mark}(\\d+))?$`).exec(cell);
  if (!match) return null;
  const [, sign, digits = '', decimals] = match;
  const number = digits.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
  return { number: (sign ? '-' : '') + number };
}
