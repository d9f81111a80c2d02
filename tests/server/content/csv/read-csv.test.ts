import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLabel, columnLetters, readCsv } from '../../../../server/content/csv/read-csv.ts';
import { sentenceOf } from '../../../../server/content/problem.ts';

const KNOWN = ['id', 'name', 'listPrice'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array) =>
  readCsv('brands.csv', typeof text === 'string' ? utf8(text) : text, KNOWN);
const complaints = (text: string) => read(text).problems.map(sentenceOf);

/** Writes a table as spreadsheet programs do. */
const quote = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const write = (rows: readonly (readonly string[])[], delimiter: string, lineEnd: string) =>
  rows.map((cells) => cells.map((cell) => quote(cell, delimiter)).join(delimiter) + lineEnd).join('');

const utf16 = (text: string, isBigEndian: boolean, hasMark: boolean) => {
  const bytes = Buffer.from((hasMark ? '\ufeff' : '') + text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': utf8,
  'UTF-8 with a mark': (text) => utf8(`\ufeff${text}`),
  'UTF-16': (text) => utf16(text, false, true),
  'UTF-16, big end first': (text) => utf16(text, true, true),
};

const cellText = fc
  .string({ unit: fc.constantFrom('a', 'Z', '9', 'é', '莉', ' ', '"', ',', ';', '\t', '\n', '’', '€', '-') })
  .map((text) => text.trim());

describe('A table in CSV', () => {
  it('is read as it was written, whatever its delimiter, line ends and encoding', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cellText, cellText, cellText), { maxLength: 12 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom(...Object.keys(encodings)),
        (rows, delimiter, lineEnd, encoding) => {
          const bytes = encodings[encoding]?.(write([KNOWN, ...rows], delimiter, lineEnd));
          const table = read(bytes as Uint8Array);
          expect(table.problems).toEqual([]);
          const filled = rows.flatMap(([id, name, listPrice], i) =>
            id || name || listPrice ? [{ number: i + 2, cells: { id, name, listPrice } }] : [],
          );
          expect(table.rows).toEqual(filled);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is read from Windows-1252, and from UTF-16 without a mark', () => {
    const expected = [{ number: 2, cells: { id: 'b1', name: 'Café “Mei” €5', listPrice: '' } }];
    const windows = Uint8Array.from(Buffer.from('id;name\nb1;Caf\xe9 \x93Mei\x94 \x805\n', 'latin1'));
    const known = ['id', 'name'];
    const rowsOf = (bytes: Uint8Array) =>
      readCsv('brands.csv', bytes, known).rows.map(({ number, cells }) => ({
        number,
        cells: { ...cells, listPrice: '' },
      }));
    expect(rowsOf(windows)).toEqual(expected);
    expect(rowsOf(utf16('id;name\nb1;Café “Mei” €5\n', false, false))).toEqual(expected);
    expect(rowsOf(utf16('id;name\nb1;Café “Mei” €5\n', true, false))).toEqual(expected);
  });

  it('may name its columns in capitals and with spaces, and its delimiter as Excel does', () => {
    const expected = [{ number: 2, cells: { id: 'b1', name: 'x,y', listPrice: '5' } }];
    expect(read('ID;Name;List price\nb1;x,y;5').rows).toEqual(expected);
    expect(read('sep=;\r\nid;NAME;LIST_PRICE\r\nb1;x,y;5\r\n').rows).toEqual(expected);
  });

  it('has rows numbered as in the spreadsheet, with line breaks in cells and empty rows between', () => {
    const { rows } = read('id,name,listPrice\nb1,"one\ntwo",1\n,,\n\nb2,x,2\n');
    expect(rows.map(({ number, cells }) => [number, cells.id])).toEqual([
      [2, 'b1'],
      [5, 'b2'],
    ]);
  });

  it('of 50,000 rows is read whole', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => [`p${i}`, `Name "${i}"\nand more`, '1,50']);
    const table = read(write([KNOWN, ...rows], ';', '\r\n'));
    expect(table.rows).toHaveLength(50_000);
    expect(table.rows.at(-1)).toEqual({
      number: 50_001,
      cells: { id: 'p49999', name: 'Name "49999"\nand more', listPrice: '1,50' },
    });
  });

  it('with a column that is unknown, nameless or there twice is refused at that column', () => {
    expect(complaints('id,title,name\nb1,x,y')).toEqual([
      'brands.csv, row 1, column B: “title” is no column of this file. The columns are: id, name, listPrice.',
    ]);
    expect(complaints('id,name,\nb1,x,y')).toEqual([
      'brands.csv, row 1, column C: has no name. Merged cells have to be split.',
    ]);
    expect(complaints('id,name,Name\nb1,x,y')).toEqual([
      'brands.csv, row 1, column C: “name” is the name of two columns.',
    ]);
    expect(complaints('id,name,,\nb1,x,,')).toEqual([]);
  });

  it('is read beside what is wrong with a column, and without what is above the names of the columns', () => {
    const table = (text: string) => readCsv('brands.csv', utf8(text), KNOWN, ['id', 'name']);
    expect(table('id,title,listPrice\nb1,x,5')).toMatchObject({
      rows: [{ number: 2, cells: { id: 'b1', listPrice: '5' } }],
      unread: new Set(['name']),
      isComplete: true,
    });
    expect(table('id,name,Name\nb1,x,y').unread).toEqual(new Set(['name', 'listPrice']));
    expect(table('Our brands\n\nid,name\nb1,x')).toMatchObject({
      rows: [{ number: 4, cells: { id: 'b1', name: 'x' } }],
      unread: new Set(),
    });
    expect(table('listPrice\n5').problems.map(sentenceOf)).toEqual([
      'brands.csv, row 1: has no column “id”, “name”. Each row needs them.',
    ]);
    expect(table('listPrice\n').problems).toEqual([]);
  });

  it('without even the names of its columns is refused: it was cut off', () => {
    for (const text of ['', '\n', '\ufeff'])
      expect(complaints(text)).toEqual([expect.stringMatching(/^brands\.csv: has nothing in it/)]);
    expect(complaints('id,name\n')).toEqual([]);
  });

  it('with more cells than columns, or quotation marks that do not fit, is refused at that row', () => {
    expect(complaints('id,name\nb1,x\nb2,x,y')).toEqual([
      'brands.csv, row 3: has 3 cells, but there are 2 columns. A cell with a comma in it, such as 12,50, needs quotation marks around it.',
    ]);
    expect(complaints('id,name\nb1,"x\nb2,y')[0]).toMatch(
      /^brands\.csv, line \d: a quotation mark opens here/,
    );
    expect(complaints('id,name\nb1,12" wide')).toEqual([
      'brands.csv, line 2: a quotation mark stands inside a cell; such a cell needs quotes around it, and two inside.',
    ]);
  });
});

describe('A column', () => {
  it('is called by its letters, as in the spreadsheet', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
    expect(columnLabel(KNOWN, 'listPrice')).toBe('column C (listPrice)');
    expect(columnLabel([], 'listPrice')).toBe('listPrice');
  });
});
