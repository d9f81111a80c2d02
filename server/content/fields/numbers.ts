import { MAX_AMOUNT_SEN } from '../../../src/domain/shop/shopping-list.ts';
import { readNumberCell } from '../csv/number-cell.ts';
import { type Field, field, notA, type Read, type ReadContext } from '../field.ts';

/** The number as text with a point, from JSON or from a cell. */
function digitsOf(raw: unknown, { isCell, notation }: ReadContext): Read<string> | undefined {
  if (typeof raw === 'number') return { value: String(raw) };
  if (!isCell || typeof raw !== 'string') return undefined;
  const cell = readNumberCell(raw.trim(), notation ?? {});
  if (cell === null) return otherMark(raw, notation);
  if ('number' in cell) return { value: cell.number };
  if (!notation) return { wrong: null };
  const [a, b] = cell.ambiguous;
  return {
    wrong: `“${raw}” can be ${a} or ${b}. Declare spreadsheets.decimalMark in organiser.json as “.” or “,”.`,
  };
}

/** What a number would be with the other decimal mark: the folder declares the wrong one. */
function otherMark(raw: string, notation: ReadContext['notation']): Read<string> | undefined {
  const decimalMark = notation?.decimalMark;
  if (!decimalMark) return undefined;
  const other = decimalMark === '.' ? ',' : '.';
  const cell = readNumberCell(raw.trim(), { ...notation, decimalMark: other });
  if (!cell || !('number' in cell)) return undefined;
  return {
    wrong: `“${raw}” has “${other}” as its decimal mark. spreadsheets.decimalMark in organiser.json is “${decimalMark}”.`,
  };
}

export const wholeNumber = (min: number, max: number): Field<number> =>
  field(`a whole number from ${min} to ${max}`, (raw, context) => {
    const digits = digitsOf(raw, context);
    if (!digits || 'wrong' in digits) return digits;
    const number = Number(digits.value);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  });

/** An amount of money, written in the currency's main unit; the value is in its smallest, such as sen. */
export const money: Field<number> = field(
  'an amount of money above 0, such as 59.90',
  (raw, context) => {
    if (!context.currency) return /\d/.test(String(raw)) ? { wrong: null } : undefined;
    const { decimals, code, symbol } = context.currency;
    const bare = typeof raw === 'string' ? withoutCurrency(raw, [code, symbol]) : raw;
    const digits = digitsOf(bare, context);
    if (!digits) return notA(raw, `an amount of money above 0, such as ${exampleOf(context, decimals)}`);
    if ('wrong' in digits) return digits;
    const fraction = digits.value.split('.')[1] ?? '';
    if (fraction.length > decimals)
      return {
        wrong: `“${raw}” has ${fraction.length} digits after the decimal mark. ${code} has ${decimals}.`,
      };
    const minor = Math.round(Number(digits.value) * 10 ** decimals);
    return minor > 0 && minor <= MAX_AMOUNT_SEN
      ? minor
      : notA(raw, `an amount of money above 0, such as ${exampleOf(context, decimals)}`);
  },
  { write: (minor, { currency }) => minor / 10 ** (currency?.decimals ?? 0) },
);

/** `59.90`, `59,90` or `60`, as the organiser writes amounts. */
const exampleOf = ({ isCell, notation }: ReadContext, decimals: number) =>
  (59.9).toFixed(decimals).replace('.', (isCell && notation?.decimalMark) || '.');

/** `RM 59.90` and `59.90 MYR` as `59.90`. */
function withoutCurrency(text: string, names: readonly string[]): string {
  const trimmed = text.trim();
  for (const name of names) {
    if (trimmed.startsWith(name)) return trimmed.slice(name.length).trim();
    if (trimmed.endsWith(name)) return trimmed.slice(0, -name.length).trim();
  }
  return trimmed;
}
