import { errorAt, type Problem } from '../problem.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter, HEADER_ROWS, tokenise } from './tokenise.ts';

/** One row with its number as the spreadsheet shows it; cells by the name of their column, trimmed. */
export type CsvRow = { number: number; cells: Record<string, string> };
export type CsvTable = { rows: CsvRow[]; columns: string[]; problems: Problem[] };

/** `column D (price)` */
export const columnLabel = (columns: readonly string[], name: string): string => {
  const index = columns.indexOf(name);
  return index < 0 ? name : `column ${columnLetters(index)} (${name})`;
};

/** 0 → A, 25 → Z, 26 → AA */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/**
 * Reads a file that a spreadsheet program saved. The first row names the columns; names are compared without regard to
 * capitals and spaces. Empty rows are skipped and counted, so that numbers are those of the spreadsheet. Below a header
 * with something wrong in it no row is read: each would be wrong for the same reason.
 */
export function readCsv(file: string, bytes: Uint8Array, known: readonly string[]): CsvTable {
  const text = decodeText(bytes);
  if (text.trim() === '') return { rows: [], columns: [], problems: [errorAt({ file }, NOTHING_IN_IT)] };
  const names = new Map(known.map((name) => [simplify(name), name]));
  const delimiter = detectDelimiter(text, (name) => names.has(simplify(name)));
  const tokenised = tokenise(text, delimiter);
  if (!('records' in tokenised)) {
    const { line, message } = tokenised;
    return { rows: [], columns: [], problems: [errorAt({ file, entry: `line ${line}` }, message)] };
  }
  const [header = [], ...records] = tokenised.records;
  const columns = header.map((name) => names.get(simplify(name)) ?? name.trim());
  const numbered = records
    .map((cells, i) => ({ number: i + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  const isKnown = (name: string) => names.has(simplify(name));
  const inHeader =
    titleProblems(file, tokenised.records, isKnown) ?? headerProblems(file, columns, names, numbered);
  const rows = inHeader.length > 0 ? [] : numbered;
  return {
    columns,
    problems: [...inHeader, ...tooLong(file, columns, rows, delimiter)],
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ''])),
    })),
  };
}

/** A file that was cut off, as on a full disk, must not take all of its entries out. */
const NOTHING_IN_IT =
  'has nothing in it, not even the names of its columns. A table without rows keeps its first row; delete a file that is not needed.';

/** A first row that names no column, above one that does; null for all others. */
function titleProblems(
  file: string,
  records: readonly string[][],
  isKnown: (name: string) => boolean,
): Problem[] | null {
  const named = records.slice(0, HEADER_ROWS).findIndex((cells) => cells.filter(isKnown).length > 1);
  if (named < 1 || records[0]?.some(isKnown)) return null;
  const message = `has to name the columns. They are named in row ${named + 1}: delete what is above.`;
  return [errorAt({ file, entry: 'row 1' }, message)];
}

type Numbered = { number: number; cells: string[] };

const simplify = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

function headerProblems(
  file: string,
  columns: string[],
  names: ReadonlyMap<string, string>,
  rows: readonly Numbered[],
): Problem[] {
  const at = (index: number) => ({ file, entry: 'row 1', field: `column ${columnLetters(index)}` });
  const list = [...names.values()].join(', ');
  return columns.flatMap((name, i) => {
    const isEmpty = !rows.some(({ cells }) => cells[i]);
    if (name === '' && isEmpty) return [];
    if (name === '') return [errorAt(at(i), 'has no name. Merged cells have to be split.')];
    if (columns.indexOf(name) < i) return [errorAt(at(i), `“${name}” is the name of two columns.`)];
    return names.has(simplify(name))
      ? []
      : [errorAt(at(i), `“${name}” is no column of this file. The columns are: ${list}.`)];
  });
}

const tooLong = (file: string, columns: readonly string[], rows: readonly Numbered[], delimiter: string) =>
  rows
    .filter(({ cells }) => cells.slice(columns.length).some(Boolean))
    .map(({ number, cells }) =>
      errorAt(
        { file, entry: `row ${number}` },
        `has ${cells.length} cells, but there are ${columns.length} columns.${delimiter === ',' ? ' A cell with a comma in it, such as 12,50, needs quotation marks around it.' : ''}`,
      ),
    );
