import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { sentenceOf } from '../../../server/content/problem.ts';
import { readFolder } from '../../../server/content/read/read-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'misnamed-'));
afterAll(() => rm(parent, { recursive: true }));

let folder: string;
let count = 0;
beforeEach(async () => {
  folder = join(parent, String(count++));
  await runFolderCommand(['new', folder]);
});
const inFolder = (file: string) => join(folder, file);
const move = (from: string, to: string) => rename(inFolder(from), inFolder(to));
const complaints = async () =>
  (await readFolder(folder)).problems.map((problem) => `${problem.severity}: ${sentenceOf(problem)}`);

it.each([
  [
    'brands.xlsx',
    'is Excel’s own format, which is not read. There is no brands.csv: save it from there as “CSV UTF-8”, with the name brands.csv.',
  ],
  ['Brands.CSV', 'is not read because of the capitals in its name. Call it brands.csv.'],
  ['BRANDS.csv', 'is not read because of the capitals in its name. Call it brands.csv.'],
  ['brands.csv.txt', 'is not read because files of its kind have another name. Call it brands.csv.'],
])('A table that is called %s is the one thing that is named', async (name, message) => {
  await move('brands.csv', name);
  expect(await complaints()).toEqual([`error: ${name}: ${message}`]);
});

it('A table with a blank or a line in its name is named', async () => {
  await move('star-buys.csv', 'Star Buys.csv');
  expect(await complaints()).toContain(
    'error: Star Buys.csv: is not read because files of its kind have another name. Call it star-buys.csv.',
  );
});

it('A table that is missing is named once, and not in each row that names its entries', async () => {
  await rm(inFolder('brands.csv'));
  expect((await complaints()).filter((line) => line.includes('brands'))).toEqual([
    'error: brands.csv: is missing or has no rows, and exhibitors, products, articles name what should be there, such as “b-1”. Write brands.csv, or delete those rows.',
  ]);
});

it('A workbook beside its table is no error', async () => {
  await writeFile(inFolder('brands.xlsx'), 'PK');
  expect(await complaints()).toEqual([
    'warning: brands.xlsx: is Excel’s own format, which is not read. brands.csv is used, not this file: save it from there as “CSV UTF-8” whenever it changes.',
  ]);
});

it('Texts that would vanish for their names are errors', async () => {
  await move('articles/first-weeks.md', 'articles/first-weeks.MD');
  await writeFile(inFolder('articles/new.docx'), 'PK');
  await writeFile(inFolder('articles/sleep.txt'), 'Sleep');
  await writeFile(inFolder('articles/baby.jpg'), 'JPEG');
  expect(await complaints()).toEqual([
    'warning: articles/baby.jpg: is not used. Files in this folder end in .md.',
    'error: articles/first-weeks.MD: is not read because of the capitals in the ending of its name. Call it first-weeks.md.',
    'error: articles/new.docx: is not read. Save its text as a plain text file and call it new.md.',
    'error: articles/sleep.txt: is not read. Save its text as a plain text file and call it sleep.md.',
  ]);
});

it('A document beside its text is no error', async () => {
  await writeFile(inFolder('articles/first-weeks.docx'), 'PK');
  expect(await complaints()).toEqual([
    'warning: articles/first-weeks.docx: is not used. Files in this folder end in .md.',
  ]);
});

it('A folder with a capital in its name is an error', async () => {
  await move('articles', 'Articles');
  expect(await complaints()).toEqual([
    'error: Articles: is not read because of the capitals in its name. Call it articles.',
  ]);
});

it('What Windows, macOS and Excel leave in folders is ignored', async () => {
  await mkdir(inFolder('pictures'));
  for (const dir of ['', 'articles/', 'pictures/'])
    for (const name of ['Thumbs.db', 'desktop.ini', 'Desktop.ini', '~$brands.xlsx', '.DS_Store'])
      await writeFile(inFolder(dir + name), '');
  expect(await complaints()).toEqual([]);
  const { message = '' } = (await runFolderCommand(['check', folder])) ?? {};
  expect(message).not.toMatch(/thumbs|desktop|~\$/i);
});

it('A kind that is there twice is noted', async () => {
  await writeFile(inFolder('brands.json'), '[{"id":"b-7","name":"N","tagline":"T","category":"play"}]');
  expect(await complaints()).toEqual([
    'warning: brands: brands.csv and brands.json are all read, and what is in them is shown together. Delete what is old.',
  ]);
});

it('A logo with capitals in its name is said to be there', async () => {
  await move('brand/logo.svg', 'brand/Logo.SVG');
  expect(await complaints()).toContain(
    'error: brand/logo.svg: is not found: Logo.SVG is there, but the name must be logo.svg, in small letters.',
  );
});
