import { errorAt, type Place, type Problem } from '../problem.ts';
import { decodeText } from './decode-text.ts';
import { detectDelimiter, HEADER_ROWS, tokenise } from './tokenise.ts';

/** One row with its number as the spreadsheet shows it; cells by the name of their column, trimmed. */
type CsvRow = { number: number; cells: Record<string, string> };
/** `unread`: known names whose column is not there, or cannot be told from another. */
type CsvTable = {
  rows: CsvRow[];
  columns: string[];
  problems: Problem[];
  unread: ReadonlySet<string>;
  /** No row is left out. */
  isComplete: boolean;
};

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
 * capitals and spaces. Empty rows are skipped and counted, so that numbers are those of the spreadsheet. What is wrong
 * with a column is named once and not in each row: its cells are not read. `required`: names that a table with rows
 * has.
 */
export function readCsv(
  file: string,
  bytes: Uint8Array,
  known: readonly string[],
  required: readonly string[] = [],
): CsvTable {
  const text = decodeText(bytes);
  const unreadable = (problem: Problem): CsvTable => ({
    rows: [],
    columns: [],
    problems: [problem],
    unread: new Set(),
    isComplete: false,
  });
  if (text.trim() === '') return unreadable(errorAt({ file }, NOTHING_IN_IT));
  const names = new Map(known.map((name) => [simplify(name), name]));
  const delimiter = detectDelimiter(text, (name) => names.has(simplify(name)));
  const tokenised = tokenise(text, delimiter);
  if (!('records' in tokenised))
    return unreadable(errorAt({ file, entry: `line ${tokenised.line}` }, tokenised.message));
  const { records } = tokenised;
  const isKnown = (name: string) => names.has(simplify(name));
  const titles = titlesAbove(records, isKnown);
  const columns = (records[titles] ?? []).map((name) => names.get(simplify(name)) ?? name.trim());
  const rows = records
    .map((cells, i) => ({ number: i + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(titles + 1)
    .filter(({ cells }) => cells.some(Boolean));
  const inHeader = headerProblems({ file, entry: `row ${titles + 1}` }, columns, names, rows);
  const missing = rows.length > 0 ? required.filter((name) => !columns.includes(name)) : [];
  const isRead = (name: string, i: number) => names.get(simplify(name)) === name && isOnly(columns, name, i);
  // A column with an unknown name may be meant as any that is not there.
  const unread = inHeader.length > 0 ? known.filter((name) => !isRead(name, columns.indexOf(name))) : missing;
  return {
    columns,
    problems: [
      ...(titles > 0 ? [errorAt({ file, entry: 'row 1' }, titlesSentence(titles))] : []),
      ...inHeader,
      ...(missing.length > 0
        ? [errorAt({ file, entry: `row ${titles + 1}` }, missingSentence(missing))]
        : []),
      ...tooLong(file, columns, rows, delimiter),
    ],
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: Object.fromEntries(
        columns.flatMap((name, i) => (isRead(name, i) ? [[name, cells[i] ?? '']] : [])),
      ),
    })),
    unread: new Set(unread),
    isComplete: true,
  };
}

const isOnly = (columns: readonly string[], name: string, i: number) =>
  i >= 0 && columns.indexOf(name) === i && columns.lastIndexOf(name) === i;

/** For an empty file. A file that was cut off, as on a full disk, must not remove all of its entries. */
const NOTHING_IN_IT =
  'has nothing in it, not even the names of its columns. A table without rows keeps its first row; delete a file that is not needed.';

/** How many rows stand above the one that names the columns. */
function titlesAbove(records: readonly string[][], isKnown: (name: string) => boolean): number {
  const named = records.slice(0, HEADER_ROWS).findIndex((cells) => cells.filter(isKnown).length > 1);
  return records[0]?.some(isKnown) ? 0 : Math.max(0, named);
}

const titlesSentence = (titles: number) =>
  `has to name the columns. They are named in row ${titles + 1}: delete what is above.`;

const missingSentence = (missing: readonly string[]) =>
  `has no column ${missing.map((name) => `“${name}”`).join(', ')}. Each row needs ${missing.length > 1 ? 'them' : 'it'}.`;

type Numbered = { number: number; cells: string[] };

const simplify = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

function headerProblems(
  place: Place,
  columns: string[],
  names: ReadonlyMap<string, string>,
  rows: readonly Numbered[],
): Problem[] {
  const at = (index: number) => ({ ...place, field: `column ${columnLetters(index)}` });
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
