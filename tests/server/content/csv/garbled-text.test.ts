import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runFolderCommand } from '../../../../server/content/commands/content-command.ts';
import { decodeText } from '../../../../server/content/csv/decode-text.ts';
import { cellError, garbledPart } from '../../../../server/content/csv/garbled-text.ts';
import { sentenceOf } from '../../../../server/content/problem.ts';
import { readFolder } from '../../../../server/content/read/read-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'garbled-'));
afterAll(() => rm(parent, { recursive: true }));

const asWindows = (text: string) =>
  decodeText(Uint8Array.from([...Buffer.from(text, 'utf8'), 0xff])).slice(0, -1);

describe('A text whose letters', () => {
  it.each([
    ['????', '????'],
    ['?', '?'],
    ['?? Baby', '??'],
    ['Mei ??', '??'],
    ['Tragetücher ????? und mehr', '?????'],
    ['Mi?osz', 'Mi?osz'],
    ['?ód?', '?ód?'],
    ['Baby???? Boat', 'Baby????'],
  ])('are question marks is named: %s', (text, part) => {
    expect(garbledPart(text, true)).toContain(`has “${part}”. Excel’s plain “CSV” writes question marks`);
  });

  it.each([
    'Trageglück',
    'café',
    'señor',
    'Żółw',
    'das ist – gut',
    '莉莉 Baby',
    'தமிழ்',
    'Ёлка',
    'für 5 € 🍼',
  ])('are UTF-8 read as Windows-1252 is named: %s', (text) => {
    expect(garbledPart(asWindows(text), true)).toContain('wrong encoding');
    expect(garbledPart(text, true)).toBeNull();
  });

  it.each(['ÓÐÍ£³µ³¡', 'ÓÐÍ£³µ³¡ und Bus', 'Ïðèâåò', '¤¤¤å', 'Mi³osz', 'Caf\ufffd'])(
    'are those of another encoding is named: %s',
    (text) => expect(garbledPart(text, true)).toContain('wrong encoding'),
  );

  it.each([
    'Really?? Yes!! What?!',
    'Wirklich???',
    'Was heißt „Spaß“? “Spaß”, Spaß… Spaß– 5 m², 20 m³, 30 °C, ½ Liter, ¼ Tasse, 5 µm',
    'GRÖSSE ÄÖÜ «Füße» – »Übermüdung«; Größe 56–62, „Ökotex®“ © 2026 ™ §5 ¶2',
    'L’été à Noël : « naïveté », cœur, œuvre, où ? Ça va ? « À bientôt… » N° 5, 1º, CRÉÉE, ÎLE',
    '¿Qué tal? ¡Hola! AÑO, MAÇÃ, pingüino, nº 3',
    'Kedai bayi “Tapak Kecil” – RM 20–50, untuk 0–3 bulan…',
    'Zażółć gęślą jaźń, ŁÓDŹ, Miłosz, Świętokrzyskie',
    'Þórður á Ísafirði, ÞÓRÐUR, blåbærsyltetøy, SMØRREBRØD ÆØÅ',
    '££££ €€€€ ••• ……… ———— ★★★★',
    'https://a.example/x?y=1&z=??ä [mehr](/products?category=play) /search?q=a?b',
    'Größer 60 × 120 cm ±2 %, 12 V⎓, H₂O, A·B',
    'a',
    '',
    'Was ist neu?Alles.',
  ])('are meant is not named: %s', (text) => expect(garbledPart(text, true)).toBeNull());
});

it.each(['#REF!', '#N/A', '#NAME?', '#VALUE!', '#DIV/0!', '#BEZUG!', '#NV', '#WERT!', 'Err:502', '#######'])(
  'The cell %s is an error',
  (text) => expect(cellError(text)).toMatch(/save the file again\.$/),
);
it.each(['#1 of all', '# Title', 'No. #5', '##', '#mamatotalk'])('The cell %s is none', (text) =>
  expect(cellError(text)).toBeNull(),
);

it('The check names row and column of what a spreadsheet program lost', async () => {
  const folder = join(parent, 'content');
  await runFolderCommand(['new', folder]);
  const path = join(folder, 'brands.csv');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('Soft Hour', '????').replace('Malaysia', '#REF!'));
  expect((await readFolder(folder)).problems.map(sentenceOf)).toEqual([
    'brands.csv, row 2, column G (country): “#REF!” is an error of the spreadsheet, whose formula finds no value. Type the value in its place, or repair the formula, and save the file again.',
    expect.stringMatching(/^brands\.csv, row 3, column C \(name\): has “\?\?\?\?”\./),
  ]);
});

it('A file whose letters are all garbled takes a few lines', async () => {
  const folder = join(parent, 'all');
  await runFolderCommand(['new', folder]);
  const rows = Array.from({ length: 40 }, (_, i) => `q-${i},G,????,Yes.`);
  await writeFile(join(folder, 'faqs.csv'), ['slug,group,question,answer', ...rows].join('\n'));
  const lines = (await readFolder(folder)).problems.map(sentenceOf);
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain('faqs.csv, row 2, column C (question): has “????”.');
  expect(lines[8]).toBe('faqs.csv: 32 more texts look like that. Correct them in the same way.');
});

it('A text without any blank is read as fast as others', () => {
  const startMs = performance.now();
  expect(garbledPart('x'.repeat(200_000), true)).toBeNull();
  expect(garbledPart(`${'ä'.repeat(200_000)}????`, true)).toContain('question marks');
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
