import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runFolderCommand } from '../../../../server/content/commands/content-command.ts';
import { readFolder } from '../../../../server/content/read/read-folder.ts';

const SAVED = 'tests/server/content/csv/libreoffice';
const files = (await readdir(SAVED)).filter((name) => name.endsWith('.csv'));

const NOTATION: Record<string, object> = {
  'en-US': { dateOrder: 'month-day-year', decimalMark: '.' },
  'de-DE': { dateOrder: 'day-month-year', decimalMark: ',' },
  'ja-JP': { dateOrder: 'year-month-day', decimalMark: '.' },
};
const ORGANISER = {
  email: 'hello@example.com',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
};

/** As the starter has it, with days that all countries read alike. */
const EXPOS = (await readFile('server/content/starter/expos.csv', 'utf8'))
  .replace('17/4/2027', '2027-04-17')
  .replace('18/4/2027', '2027-04-18');

const EXPECTED: Record<string, object[]> = {
  programme: [
    {
      ...{ id: 't-1', expo: 'e-1', day: '2027-04-17', starts: '09:05', ends: '13:30' },
      ...{ title: 'Schlaf für „alle“; ein Gespräch', place: 'Halle 1, Bühne' },
    },
    {
      ...{ id: 't-2', expo: 'e-1', day: '2027-04-18', starts: '14:00', ends: '15:15' },
      ...{ title: 'He said "sleep" and slept', place: 'Café' },
    },
  ],
  products: [
    {
      ...{ id: 'p-1', name: 'Größe M', price: 112_900, listPrice: 129_950 },
      description: '<p>First line.</p><p>Second, "quoted"; line.</p>',
    },
    { id: 'p-2', name: 'Café set', price: 1_250, listPrice: null, description: '<p>Plain.</p>' },
  ],
};

const parent = await mkdtemp(join(tmpdir(), 'libreoffice-'));
let folder: string;
let count = 0;
beforeEach(async () => {
  folder = join(parent, String(count++));
  await runFolderCommand(['new', folder]);
  for (const name of ['hours.csv', 'programme.csv', 'products.csv', 'star-buys.csv', 'articles'])
    await rm(join(folder, name), { recursive: true });
});
afterAll(() => rm(parent, { recursive: true }));

describe('What LibreOffice saves', () => {
  it.each(files)('is read as it was typed: %s', async (file) => {
    const [kind = '', locale = ''] = file.split('.');
    await copyFile(join(SAVED, file), join(folder, `${kind}.csv`));
    const spreadsheets = NOTATION[locale];
    const organiser = JSON.stringify({ ...ORGANISER, spreadsheets });
    await writeFile(join(folder, 'organiser.json'), organiser);
    await writeFile(join(folder, 'expos.csv'), EXPOS);
    const { read, problems } = await readFolder(folder);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read?.content[kind as 'programme']).toMatchObject(EXPECTED[kind] ?? []);
  });
});
