import { CsvError, parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Excel's own first line, which names the delimiter. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** The records of a text, each a list of cells; or what keeps it from being read, with the line. */
type Tokenised = { records: string[][] } | { line: number; message: string };

export function tokenise(text: string, delimiter: string, records?: number): Tokenised {
  try {
    return {
      records: parse(text.replace(DELIMITER_LINE, ''), {
        delimiter,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        ...(records !== undefined && { to: records }),
      }),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), message: MESSAGES[error.code] ?? error.message };
  }
}

const MESSAGES: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens here and is not closed.',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands inside a cell; such a cell needs quotes around it, and two inside.',
  CSV_INVALID_CLOSING_QUOTE: 'there is text between a closing quotation mark and the next cell.',
};

/** How far down the row with the names of the columns is looked for: it may stand below titles. */
export const HEADER_ROWS = 10;

/** The delimiter that Excel's first line names, or else that with which the header has most known names. */
export function detectDelimiter(text: string, isKnown: (name: string) => boolean): string {
  const named = DELIMITER_LINE.exec(text)?.[1];
  if (named) return named;
  const knownNames = (delimiter: Delimiter) => {
    const top = tokenise(text, delimiter, HEADER_ROWS);
    return 'records' in top ? Math.max(0, ...top.records.map((cells) => cells.filter(isKnown).length)) : 0;
  };
  return DELIMITERS.reduce((best, next) => (knownNames(next) > knownNames(best) ? next : best));
}
