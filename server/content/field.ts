import type { Category } from '../../src/domain/shop/category.ts';
import type { CellNotation } from './csv/cell-notation.ts';

/** `decimals`: how many digits of the currency's amounts follow the decimal mark. */
type Currency = { code: string; symbol: string; decimals: number };

/**
 * `isCell`: the raw value is the text of a spreadsheet's cell, not a JSON value. The others are null where the file
 * that says them could not be read.
 */
export type ReadContext = {
  isCell: boolean;
  notation: CellNotation | null;
  currency: Currency | null;
  categories: readonly Category[] | null;
};

/**
 * `dropped`: what is not shown as it is written, in sentences. `wrong`: a sentence without its subject, which is the field; null where
 * the value cannot be judged before something else is changed.
 */
export type Read<T> = { value: T; dropped?: string } | { wrong: string | null };

export type Field<T> = {
  /** Ends a sentence: `a day, such as 2026-12-04`. */
  expected: string;
  isRequired: boolean;
  /** The kind of content whose ids are the values. */
  refersTo?: string;
  /** Values are days, which the sample moves to today. */
  isDay?: boolean;
  /** For a long text: the HTML in a value. */
  html?(value: T): string;
  /** `raw` is not empty. */
  read(raw: unknown, context: ReadContext): Read<T>;
  /** The JSON value that is read as this. */
  write(value: T, context: ReadContext): unknown;
};

const MAX_QUOTED = 60;

/** As much of a text as a sentence quotes. */
export const quoted = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;

/** `“12,5x” is not an amount, such as 59.90.` */
export const notA = (raw: unknown, expected: string): { wrong: string } => ({
  wrong: `“${quoted(typeof raw === 'string' ? raw : JSON.stringify(raw))}” is not ${expected}.`,
});

export const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

type Options<T> = Partial<Pick<Field<T>, 'write' | 'refersTo' | 'isDay' | 'html'>>;

/** A required field; `read` returns undefined for what is not as expected. */
export const field = <T>(
  expected: string,
  read: (raw: unknown, context: ReadContext) => T | Read<T> | undefined,
  options: Options<T> = {},
): Field<T> => ({
  expected,
  isRequired: true,
  read: (raw, context) => {
    const result = read(raw, context);
    if (result === undefined) return notA(raw, expected);
    return isRead(result) ? result : { value: result };
  },
  write: (value) => value,
  ...options,
});

const isRead = <T>(result: T | Read<T>): result is Read<T> =>
  typeof result === 'object' && result !== null && ('wrong' in result || 'value' in result);

/** The same field, which may be empty: then its value is null. */
export const optional = <T>({ read, write, ...rest }: Field<T>): Field<T | null> => ({
  ...rest,
  isRequired: false,
  read,
  write: (value, context) => (value === null ? undefined : write(value, context)),
});
