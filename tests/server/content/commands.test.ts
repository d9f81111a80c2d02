import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runContentCommand, runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { type KindName, kindOf } from '../../../server/content/content-kinds.ts';
import { latestContent } from '../../../server/content/content-version.ts';
import { columnLabel } from '../../../server/content/csv/read-csv.ts';
import { readFolder } from '../../../server/content/read/read-folder.ts';
import { folderChanges } from '../../../server/content/watch-folder.ts';
import { expos } from '../../../server/db/schema.ts';
import { brandPageSchema, brandSchema } from '../../../src/domain/shop/brand-schema.ts';
import { productPageSchema } from '../../../src/domain/shop/product-schema.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { fetchAllPages, queryParsed } from '../../support/query-as-stranger.ts';
import { importSample } from '../../support/sample-content.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let parent: string;
let folder: string;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  parent = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});
beforeEach(async () => {
  folder = join(parent, String(count++));
  expect(await runFolderCommand(['new', folder])).toMatchObject({ ok: true });
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const run = (...args: string[]) => runContentCommand(server.deps, args);
const check = () => runFolderCommand(['check', folder]);

const isOfStarter = (line: string) => line.includes('the starter’s');
/** What the folder does not have, and need not have. */
const isOptional = (line: string) => /show(s)? a drawing|share\.jpg/.test(line);

/** Changes a file of the folder and returns the complaints of the check, without those of every starter folder. */
async function complaintsAfter(file: string, change: (text: string) => string): Promise<string[]> {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  const { message } = (await check()) ?? { message: '' };
  return message
    .split('\n')
    .filter((line) => line.startsWith('  ') && !isOfStarter(line) && !isOptional(line));
}

describe('A new content folder', () => {
  it('passes the check, and can be imported once', async () => {
    const { ok, message = '' } = (await check()) ?? {};
    expect(ok).toBe(true);
    expect(message.split('\n').filter((line) => !isOfStarter(line))).toEqual([
      'This is worth a look:',
      '  pictures: on computers, phones and tablets the home page shows a drawing of the sample in place of: hero-wide, hero-phone.',
      '  pictures: expos show a drawing in place of: expo-spring-fair.jpg.',
      '  pictures: highlights show a drawing of the sample in place of: highlight-stage.jpg.',
      '  pictures: brands show a drawing in place of: brand-blue-boat.jpg, brand-soft-hour.jpg.',
      '  pictures: products show a drawing in place of: product-pull-along-boat.jpg, product-night-blanket.jpg.',
      '  pictures: articles show a drawing in place of: article-first-weeks.jpg.',
      '  brand/share.jpg: is missing: links to pages without a picture of their own show a drawing of a teddy bear.',
      '',
      'The folder can be used: expos (1), hours (1), highlights (1), programme (2), categories (7), brands (2), exhibitors (2), products (2), star-buys (1), articles (1), pages (4), faqs (1).',
    ]);
    const { version } = await latestContent(server.db);
    expect((await run('import', folder)).message).toContain(
      `\nThis is version ${version + 1} of the content.`,
    );
    expect((await run('import', folder)).message).toBe('Nothing has changed.');
  });

  it('is served by the app, and nothing of the content before', async () => {
    await run('import', folder);
    const brands = await fetchAllPages(
      (more) => queryParsed(server, 'brands.list', brandPageSchema, more),
      9,
    );
    expect(brands.map(({ name }) => name)).toEqual(['Blue Boat', 'Soft Hour']);
    expect(brands.map(({ country }) => country)).toEqual(['Malaysia', '']);
    const websiteOf = async (slug: string) =>
      (await queryParsed(server, 'brands.detail', brandSchema, { slug })).website;
    expect(await websiteOf('blue-boat')).toBe('https://blue-boat.example/');
    expect(await websiteOf('soft-hour')).toBeUndefined();
    const products = await fetchAllPages(
      (more) => queryParsed(server, 'products.list', productPageSchema, more),
      9,
    );
    expect(products.map(({ priceSen, listPriceSen }) => [priceSen, listPriceSen])).toEqual([
      [8_900, null],
      [112_900, 129_900],
    ]);
    const { data } = await server.rpcQuery('businesses.expos.detail', { slug: 'spring-fair' });
    expect(data).toMatchObject({
      entry: 'Free with the pass of this app',
      ...{ id: 'e-1', fromDate: '2027-04-17', toDate: '2027-04-18' },
      schedule: [
        { date: '2027-04-17', startTime: '10:00', endTime: '19:00' },
        { date: '2027-04-18', startTime: '10:00', endTime: '17:00' },
      ],
      programme: [
        { id: 't-1', speaker: 'Two midwives of the town', text: expect.stringMatching(/^Feeding, .*\.$/) },
        expect.not.objectContaining({ text: expect.anything() }),
      ],
    });
    expect((await server.rpcQuery('businesses.expos.detail', { slug: 'baby-fair-kl' })).data).toMatchObject({
      name: 'Yhello Baby Fair KL',
      isWithdrawn: true,
    });
    expect((await server.rpcQuery('businesses.articles.detail', { slug: 'first-weeks' })).data).toMatchObject(
      {
        body: '<p>Sleep when you can. <strong>Everything else</strong> can wait.</p><h2>What helps</h2><ul><li>Food that somebody else cooked</li><li>A door that closes</li></ul>',
        products: [{ slug: 'night-blanket' }],
      },
    );
  });

  it('withdraws the expos from before, and keeps them for what visitors have saved', async () => {
    const action = checkInActionNow('mei');
    await importSample(server.db, TEST_NOW_MS);
    await run('import', folder);
    const [before] = await server.db.select().from(expos).where(eq(expos.id, 'expo-baby-fair-kl'));
    expect(before?.isWithdrawn).toBe(true);
    expect(await deliverAction(server, action)).toMatchObject({ verdict: 'done' });
    expect((await server.rpcQuery('businesses.expos.list')).data).toMatchObject({
      upcoming: [{ slug: 'spring-fair' }],
      past: [],
    });
    await importSample(server.db, TEST_NOW_MS);
    expect((await server.rpcQuery('businesses.expos.detail', { slug: 'baby-fair-kl' })).status).toBe(200);
  });

  it('is not written over a folder with something in it', async () => {
    expect(await runFolderCommand(['new', folder])).toMatchObject({ ok: false });
    expect(await runFolderCommand(['paint', folder])).toMatchObject({ ok: false });
  });

  it('comes back from the database as it was imported', async () => {
    await run('import', folder);
    const exported = join(parent, 'exported');
    expect(await run('export', exported)).toMatchObject({ ok: true });
    const [before, after] = [await readFolder(folder), await readFolder(exported)];
    expect(after.problems).toEqual([]);
    // The brand is files of the folder alone.
    expect({ ...after.read, brand: before.read?.brand }).toEqual(before.read);
    expect((await run('import', exported)).message).toBe('Nothing has changed.');
    expect(await run('export', exported)).toMatchObject({ ok: false });
    expect(await readdir(exported)).toContain('products.json');
    const { contentDir } = server.deps.env;
    expect(await readdir(join(exported, 'brand'))).toEqual(await readdir(join(contentDir, 'brand')));
  });
});

describe('The check of a content folder', () => {
  const faults: [string, string, (text: string) => string, string][] = [
    [
      'a number with text',
      'products.csv',
      (t) => t.replace('89.00', '89.00x'),
      'row 2, column F (price): “89.00x” is not an amount of money',
    ],
    [
      'a day that does not exist',
      'expos.csv',
      (t) => t.replace('18/4/2027', '31/4/2027'),
      'row 2, column E (to): “31/4/2027” is not a day',
    ],
    [
      'HTML in plain text',
      'brands.csv',
      (t) => t.replace('Wooden toys', '<b>Wooden</b> toys'),
      'row 2, column D (tagline): has “<b>”. This is plain text',
    ],
    [
      'an id that is there twice',
      'brands.csv',
      (t) => t.replace('b-2', 'b-1'),
      'row 3, column A (id): “b-1” is there already, in brands.csv, row 2.',
    ],
    [
      'a slug that is there twice',
      'brands.csv',
      (t) => t.replace('soft-hour', 'blue-boat'),
      'row 3, column B (slug): has the address “blue-boat”, as brands.csv, row 2 has. Write another one as its slug.',
    ],
    [
      'an id that gives the address of another',
      'brands.csv',
      (t) => t.replace('b-1,blue-boat', 'b-1,').replace('b-2,soft-hour', 'B.1,'),
      'row 3, column A (id): has the address “b-1”, as brands.csv, row 2 has.',
    ],
    [
      'an id of nothing',
      'products.csv',
      (t) => t.replace(',b-2,', ',b-9,'),
      'row 3, column D (brand): There is no “b-9” in brands. Its ids are: b-1, b-2.',
    ],
    [
      'a name in place of an id',
      'exhibitors.csv',
      (t) => t.replace(',b-2,e-1,', ',b-2,E 1,'),
      'row 3, column C (expo): There is no “E 1” in expos. The nearest id is “e-1”.',
    ],
    [
      'an hour that may be a number',
      'programme.csv',
      (t) => t.replace('11:00', '11'),
      'row 2, column D (starts): “11” is not a time, such as 16:30, 16.30, 4:30 PM or 4pm.',
    ],
    [
      'an empty cell',
      'brands.csv',
      (t) => t.replace('Soft Hour', ''),
      'row 3, column C (name): is empty. It has to be a text.',
    ],
    [
      'an unknown word',
      'brands.csv',
      (t) => t.replace(',play,', ',Games,'),
      'row 2, column F (category): “Games” is not one of Feeding, Nursery, Out and about, Play',
    ],
    [
      'a name of two categories',
      'categories.csv',
      (t) => t.replace(',Clothing', ',PLAY'),
      'row 6, column B (name): “PLAY” means the category play as well.',
    ],
    [
      'a talk on another day',
      'programme.csv',
      (t) => t.replace('18/4/2027', '19/4/2027'),
      'row 3, column C (day): “19/4/2027”, read as 2027-04-19, is not a day of e-1. It is from 2027-04-17 to 2027-04-18.',
    ],
    [
      'a star buy that saves nothing',
      'star-buys.csv',
      (t) => t.replace('69.00', '99.00'),
      'row 2, column C (price): is not below the usual price',
    ],
    [
      'an unknown field of a text',
      'articles/first-weeks.md',
      (t) => t.replace('author:', 'writer:'),
      'writer: is no field of articles.',
    ],
    [
      'a text of a talk that is too long',
      'programme.csv',
      (t) => t.replace('Bring your questions.', 'Bring your questions. '.repeat(30).trim()),
      'row 2, column H (text): has 725 characters. At most 400 fit.',
    ],
    [
      'a talk that ends before it begins',
      'programme.csv',
      (t) => t.replace('11:45', '10:45'),
      'row 2, column E (ends): 10:45 is not after the start, 11:00.',
    ],
    [
      'a site that is not encrypted',
      'brands.csv',
      (t) => t.replace('https://blue-boat', 'http://blue-boat'),
      'row 2, column I (website): “http://blue-boat.example” is not an address that begins with https://',
    ],
    [
      'an hour of the afternoon without PM',
      'programme.csv',
      (t) => t.replace('11:00,11:45', '12:30,1:15'),
      'row 2, column E (ends): 01:15 is not after the start, 12:30. In the afternoon it is 13:15.',
    ],
    [
      'an expo that closes past midnight',
      'expos.csv',
      (t) => t.replace('19:00', '02:00'),
      'If it is past midnight, write 23:59: a day ends there. The hours after it can be those of a second day in hours.',
    ],
    [
      'an expo that closes at 24:00',
      'expos.csv',
      (t) => t.replace('19:00', '24:00'),
      '“24:00” is no time of a day, which ends at 23:59. Write that.',
    ],
    [
      'a talk that ends past midnight',
      'programme.csv',
      (t) => t.replace('11:00,11:45', '23:30,0:30'),
      '00:30 is not after the start, 23:30. If it is past midnight, write 23:59, or leave it empty and say the end in text.',
    ],
    [
      'titles above the names of the columns',
      'brands.csv',
      (t) => `Our brands,,,\n\n${t}`,
      'row 1: has to name the columns. They are named in row 3: delete what is above.',
    ],
    ['JSON that is broken', 'organiser.json', (t) => t.replace(',', ''), 'line 3: is not JSON here.'],
    [
      'quotes that a text editor has made curly',
      'organiser.json',
      (t) => t.replace('"hello@your-expo.example"', '“hello@your-expo.example”'),
      'line 3: is not JSON here. A text stands between straight double quotes: "so".',
    ],
    [
      'a value that JSON does not know',
      'organiser.json',
      (t) => t.replace('"shop": false', '"shop": False'),
      'line 13: is not JSON here. Look for a missing comma',
    ],
    [
      'half an emoji in the settings',
      'organiser.json',
      (t) => t.replace('What your expo is', '\\ud83d What your expo is'),
      'line: has a character that cannot be shown, such as half an emoji.',
    ],
    [
      'half an emoji in the name',
      'brand/brand.json',
      (t) => t.replace('"Your Expo"', '"Your Expo \\ud83d"'),
      'name: has a character that cannot be shown, such as half an emoji.',
    ],
    [
      'a comma that is one too many',
      'organiser.json',
      (t) => t.replace(/\n\}\s*$/, ',\n}\n'),
      'is not JSON here. Look for a missing comma, or one too many, and for a missing quote or bracket.',
    ],
  ];
  it.each(faults)('names the place of %s', async (_, file, change, complaint) => {
    const complaints = await complaintsAfter(file, change);
    expect(
      complaints.some((line) => line.startsWith(`  ${file}`) && line.includes(complaint)),
      complaints.join('\n'),
    ).toBe(true);
    const { hash } = await latestContent(server.db);
    expect((await run('import', folder)).ok).toBe(false);
    expect((await latestContent(server.db)).hash).toBe(hash);
  });

  it('names every single cell that has to be filled and is empty', async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      const { fields } = kindOf(file.replace('.csv', '') as KindName);
      const rows = parse(text) as string[][];
      const [columns = []] = rows;
      for (const [row, cells] of rows.entries())
        for (const [i, column] of columns.entries()) {
          if (row === 0 || !fields[column]?.isRequired) continue;
          const changed = rows.with(row, cells.with(i, ''));
          await writeFile(join(folder, file), changed.map((each) => each.map(quoted).join(',')).join('\n'));
          const { problems } = await readFolder(folder);
          const place = { file, entry: `row ${row + 1}`, field: columnLabel(columns, column) };
          expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', place }));
        }
      await writeFile(join(folder, file), text);
    }
  });

  it('says of a picture in a text what to do instead', async () => {
    const article = 'articles/first-weeks.md';
    expect(await complaintsAfter(article, (text) => `${text}\n![](blue-boat)\n`)).toContain(
      `  ${article}, body: A picture in the text is left out. Text of articles has no pictures in it: an article has one above its text, the file pictures/article-<slug>.jpg.`,
    );
    const page = 'pages/about-us.md';
    expect(await complaintsAfter(page, (text) => `${text}\nSee ![](blue-boat) here.\n`)).toContain(
      `  ${page}, sections: A picture in the text is left out. A picture of a page is written ![](blue-boat), alone on a line and with nothing in the [ ], for the file pictures/blue-boat.jpg.`,
    );
  });

  it('names links that lead to no page of the site', async () => {
    const file = 'articles/first-weeks.md';
    const example = ' Addresses of pages are such as /brands/blue-boat, /expo?expoSlug=spring-fair, /faqs.';
    const links = [
      '[boat](/brands/blue-boat)',
      '[fair](/expo?expoSlug=spring-fair&booth=A01)',
      '[mail](mailto:a@example.com)',
      '[brand](/brands/blue-ship)',
      '[other](/expo?expoSlug=autumn-fair)',
      '[nowhere](/no/such/page)',
      '[bare](example.com)',
    ];
    const complaints = await complaintsAfter(file, (text) => `${text}\n${links.join(' ')}\n`);
    expect(complaints.filter((line) => !line.includes('pictures:'))).toEqual([
      `  ${file}, body: “brand” links to /brands/blue-ship, which is no page.${example}`,
      `  ${file}, body: “other” links to /expo?expoSlug=autumn-fair, which is no page.${example}`,
      `  ${file}, body: “nowhere” links to /no/such/page, which is no page.${example}`,
      `  ${file}, body: “bare” is no link: an address begins with https://, mailto:, tel: or, on this site, with /.`,
    ]);
  });

  it('says whose an address is that a later edition has taken over', async () => {
    await run('import', folder);
    await complaintsAfter('expos.csv', (text) => {
      const [columns, first = '', ...rest] = text.split('\n');
      const next = first.replace('e-1', 'e-2').replace('Spring Fair', 'Spring Fair 2028');
      return [columns, first.replace('spring-fair', 'spring-fair-2027'), next, ...rest].join('\n');
    });
    expect((await run('check', folder)).message).toContain(
      'was “spring-fair” and is “spring-fair-2027” now. The old address is now that of e-2 (Spring Fair 2028).',
    );
  });

  it('names addresses that are others than in the previous content', async () => {
    await run('import', folder);
    const warning =
      '  brands.csv, row 2, column B (slug): was “blue-boat” and is “blue-ship” now. The old address leads to the new one.';
    expect(
      await complaintsAfter('brands.csv', (text) => text.replace('blue-boat', 'blue-ship')),
    ).not.toContain(warning);
    for (const command of ['check', 'import'])
      expect((await run(command, folder)).message.split('\n')).toContain(warning);
    expect((await run('import', folder)).message).toBe('Nothing has changed.');
    expect((await run('check', folder)).message).not.toContain('was “');
    // What was the starter's has not moved: it is another product with its id.
    await complaintsAfter('products.csv', (text) =>
      text.replace('pull-along-boat,Pull-along boat', 'rattle,Rattle'),
    );
    expect((await run('check', folder)).message).not.toContain('was “');
  });

  it('names the first tier if it does not begin at 0', async () => {
    const tiers = (first: number) =>
      writeFile(
        join(folder, 'tiers.csv'),
        `slug,name,fromPoints,perks\ngold,Gold,900,A|B\nnew,New,${first},A|B`,
      );
    const problems = async () =>
      (await readFolder(folder)).problems.flatMap(({ severity, place, message }) =>
        severity === 'error' ? `${place.entry} ${place.field} ${message}` : [],
      );
    await tiers(100);
    expect(await problems()).toEqual([
      'row 3 column C (fromPoints) is not 0. The first tier begins there, or new visitors would belong to none.',
    ]);
    await tiers(0);
    expect(await problems()).toEqual([]);
  });

  it('takes no folder without the texts that visitors agree to, and names a missing one about the organiser', async () => {
    await rm(join(folder, 'pages/about-us.md'));
    expect(await check()).toMatchObject({
      ok: true,
      message: expect.stringContaining('  pages: There is no about-us.md: the app says nothing about you.\n'),
    });
    await rm(join(folder, 'pages'), { recursive: true });
    const refused = await check();
    expect(refused?.ok).toBe(false);
    for (const slug of ['privacy-policy', 'terms-of-use'])
      expect(refused?.message).toContain(
        `  pages: There is no ${slug}.md: visitors agree to it when they sign up.\n`,
      );
  });

  it('names every unknown field of organiser.json at once, and the fields that there are', async () => {
    const complaints = await complaintsAfter('organiser.json', (text) =>
      text
        .replace('"company"', '"careers": false, "noPoints": true, "company"')
        .replace('"code"', '"sign": 1, "code"'),
    );
    expect(complaints.filter((line) => line.includes('is no field'))).toEqual([
      expect.stringMatching(
        /organiser\.json, careers: is no field of organiser\.json\. The fields are: company, email, /,
      ),
      expect.stringMatching(
        /organiser\.json, noPoints: is no field of organiser\.json\. The fields are: company, /,
      ),
      '  organiser.json, currency.sign: is no field of organiser.json. The fields in currency are: code, symbol, decimals, symbolPosition.',
    ]);
  });

  it('names an expo that is only announced and has talks', async () => {
    expect(await complaintsAfter('expos.csv', (text) => text.replace(',yes,yes,no', ',no,yes,no'))).toContain(
      '  expos.csv, row 2, column L (showHighlights): is no: the expo is only announced, without a page. It has talks, highlights or star buys, which visitors do not find then.',
    );
  });

  it('names a star buy of a brand that has no booth at the expo, unless no booth there is known', async () => {
    const namedWithout = async (rows: RegExp) =>
      (await complaintsAfter('exhibitors.csv', (text) => text.replace(rows, ''))).filter((line) =>
        line.includes('star buy'),
      );
    expect(await namedWithout(/^s-1,.*\n/m)).toEqual([
      '  star-buys.csv, row 2, column B (expo): p-1 is a star buy at e-1, but b-1 has no booth there.',
    ]);
    expect(await namedWithout(/^s-2,.*\n/m)).toEqual([]);
  });

  it('names a talk that begins while another one is on at its stage, and no talks in a hall', async () => {
    const talks = async (...rows: string[]) =>
      (
        await complaintsAfter('programme.csv', (text) =>
          [text.split('\n')[0], ...rows.map((row, i) => `t-${i},e-1,${row}`)].join('\n'),
        )
      ).filter((line) => line.includes('while'));
    const first = '17/4/2027,11:00,11:45,Sleep,,,Stage';
    expect(await talks(first, '17/4/2027,11:30,12:00,Play,,,Stage')).toEqual([
      '  programme.csv, row 3, column D (starts): 11:30 is while “Sleep” is on at the same place, “Stage”: from 11:00 to 11:45, in programme.csv, row 2.',
    ]);
    // The row of the later one is named, in whatever order they are written.
    expect(await talks('17/4/2027,11:30,12:00,Play,,,Stage', first)).toEqual([
      expect.stringMatching(/row 2, .*: 11:30 is while “Sleep” .*, row 3\.$/),
    ]);
    expect(await talks('17/4/2027,11:00,,Doors,,,Stage', '17/4/2027,11:00,11:30,Play,,,Stage')).toEqual([
      expect.stringContaining('11:00 is while “Doors” is on at the same place, “Stage”: at 11:00, in'),
    ]);
    expect(
      await talks(
        first,
        '17/4/2027,11:45,12:00,Straight after,,,Stage',
        '18/4/2027,11:00,11:45,The next day,,,Stage',
        '17/4/2027,11:00,11:45,Elsewhere,,,Room 1',
        '17/4/2027,11:00,11:45,In a hall,,,Hall A',
        '17/4/2027,11:30,11:45,In the hall as well,,,Hall A',
      ),
    ).toEqual([]);
  });

  it('names texts that are dated in the future', async () => {
    const [before, after] = ['2026-03-01', '2126-03-01'];
    await complaintsAfter('articles/first-weeks.md', (text) => text.replace(before, after));
    const complaints = await complaintsAfter('pages/privacy-policy.md', (text) =>
      text.replace(before, after),
    );
    expect(complaints.filter((line) => line.includes('to come'))).toEqual([
      '  pages/privacy-policy.md, updated: 2126-03-01 is still to come.',
      '  articles/first-weeks.md, published: 2126-03-01 is still to come.',
    ]);
  });

  it('names talks that end after closing time', async () => {
    expect(await complaintsAfter('programme.csv', (text) => text.replace('11:45', '19:30'))).toContain(
      '  programme.csv, row 2, column E (ends): 19:30 is after the closing time of e-1.',
    );
  });

  it('goes by the hours of a single day where there are any', async () => {
    const late = (text: string) => text.replaceAll('11:45', '18:00');
    expect(await complaintsAfter('programme.csv', late)).toEqual(
      expect.arrayContaining([
        '  programme.csv, row 3, column E (ends): 18:00 is after the closing time of e-1.',
      ]),
    );
    const longer = await complaintsAfter('hours.csv', (text) => text.replace('17:00', '18:30'));
    expect(longer.filter((line) => line.includes('closing time'))).toEqual([]);
    expect(await complaintsAfter('hours.csv', (text) => text.replace('18/4', '19/4'))).toEqual([
      '  hours.csv, row 2, column B (day): “19/4/2027”, read as 2027-04-19, is not a day of e-1. It is from 2027-04-17 to 2027-04-18.',
    ]);
  });

  it('says of a day outside its expo how it is written, and when the expo is', async () => {
    await complaintsAfter('hours.csv', (text) => text.replace('18/4/2027', '2027-04-18'));
    expect(await complaintsAfter('expos.csv', (text) => text.replace('18/4/2027', '17/4/2027'))).toEqual([
      '  programme.csv, row 3, column C (day): “18/4/2027”, read as 2027-04-18, is not a day of e-1. It is only on 2027-04-17.',
      '  hours.csv, row 2, column B (day): 2027-04-18 is not a day of e-1. It is only on 2027-04-17.',
    ]);
  });

  it('takes no expo of more than 100 days: its year was mistyped', async () => {
    const complaints = await complaintsAfter('expos.csv', (text) => text.replace('18/4/2027', '18/4/2207'));
    expect(complaints[0]).toBe(
      '  expos.csv, row 2, column E (to): is more than 100 days after the first day, 2027-04-17. Look at the year of both.',
    );
  });

  it('names ids that are others than in the previous content', async () => {
    await run('import', folder);
    await complaintsAfter('programme.csv', (text) => text.replace('t-2', 't-9'));
    expect((await run('check', folder)).message.split('\n')).toContain(
      '  programme.csv, row 3, column A (id): was “t-2” and is “t-9” now. What visitors saved stays with “t-2”: give it its id back.',
    );
  });

  it('names what is gone since the previous content, without refusing it', async () => {
    await run('import', folder);
    await complaintsAfter('programme.csv', (text) => text.replace(/^t-2,.*\n/m, ''));
    const line = '  programme.csv: no longer has t-2 (';
    for (const command of ['check', 'import'])
      expect(await run(command, folder)).toMatchObject({ ok: true, message: expect.stringContaining(line) });
    expect((await run('check', folder)).message).not.toContain('no longer has');
  });

  it('names exhibitors and articles that are gone since the previous content', async () => {
    const article = (name: string) => join(folder, 'articles', name);
    await writeFile(article('first-boat.md'), await readFile(article('first-weeks.md'), 'utf8'));
    await run('import', folder);
    await rm(article('first-boat.md'));
    await complaintsAfter('exhibitors.csv', (text) => text.replace(/^s-1,.*\n/m, ''));
    const [booths, articles] = [
      '  exhibitors.csv: no longer has b-1 (Blue Boat) at e-1. What is not meant to go needs its row back, with the same id.',
      '  articles: no longer has first-boat (The first weeks). What is not meant to go needs its file back, under the same name.',
    ];
    const lines = (await run('check', folder)).message.split('\n');
    expect(lines.filter((line) => line.includes('no longer has'))).toEqual([booths, articles]);
  });

  it('does not report an exhibitor as gone whose brand has another booth, or whose brand is itself gone', async () => {
    await run('import', folder);
    await complaintsAfter('exhibitors.csv', (text) => text.replace('s-1,', 's-9,').replace('A01', 'A09'));
    expect((await run('check', folder)).message).not.toContain('no longer has');
    for (const file of ['exhibitors.csv', 'brands.csv', 'products.csv', 'star-buys.csv'])
      await complaintsAfter(file, (text) => text.replace(/^.*\bb-2,.*\n/m, ''));
    const lines = (await run('check', folder)).message.split('\n');
    expect(lines.filter((line) => line.includes('no longer has b-2'))).toEqual([
      expect.stringMatching(/^ {2}brands\.csv: /),
    ]);
  });

  it('ends by saying whether it was compared with what visitors see now', async () => {
    await run('import', folder);
    expect((await run('check', folder)).message).toMatch(/\nCompared with what \/.* shows now\.$/);
    await complaintsAfter('programme.csv', (text) => text.replace('11:00', 'soon'));
    expect((await run('check', folder)).message).toMatch(
      /\nIt is compared with what \/.* shows once nothing has to be changed\.$/,
    );
    const empty = await openTestDatabase();
    expect((await runContentCommand({ ...server.deps, db: empty.db }, ['check', folder])).message).toMatch(
      /\nNot compared with what visitors see now: \/.* holds no content yet\.$/,
    );
    await empty.close();
  });

  it('does not report a row as gone that has an error or another id', async () => {
    await run('import', folder);
    await complaintsAfter('programme.csv', (text) => text.replace('11:00', 'soon').replace('t-2', 't-9'));
    const { message } = await run('check', folder);
    expect(message).toContain('“soon” is not a time');
    expect(message).not.toContain('no longer has');
    expect(message).toContain('After you fix these, the check may find more.');
    await complaintsAfter('programme.csv', (text) => text.replace('soon', '11:00'));
    const mended = (await run('check', folder)).message;
    expect(mended).toContain('was “t-2” and is “t-9” now');
    expect(mended).not.toContain('no longer has');
  });

  it('does not guess what can be read in two ways', async () => {
    await writeFile(
      join(folder, 'organiser.json'),
      JSON.stringify({
        email: 'hello@your-expo.example',
        country: 'MY',
        timeZone: 'Asia/Kuala_Lumpur',
        currency: { code: 'MYR', symbol: 'RM', decimals: 2 },
      }),
    );
    const complaints = await complaintsAfter('expos.csv', (text) => text.replace('17/4/2027', '7/4/2027'));
    expect(complaints).toEqual([
      '  expos.csv, row 2, column D (from): “7/4/2027” can be 2027-04-07 or 2027-07-04. Declare spreadsheets.dateOrder in organiser.json, or write 2027-04-07.',
      expect.stringMatching(/^ {2}organiser\.json, offers\.points: is true, and there is nothing to earn/),
    ]);
  });

  const edit = async (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };

  it('names faults of every kind in one go, whichever others there are', async () => {
    await edit('organiser.json', /"code": "[A-Z]+"/, '"code": "pounds"');
    await edit('brand/brand.json', /"name": ".*"/, '"name": ""');
    await edit('brand/brand.json', /"text": "[^"]*"/, '"text": "#cccccc"');
    await writeFile(join(folder, 'brand/icon.svg'), 'no drawing');
    await edit('brands.csv', 'tagline', 'slogan');
    await edit('categories.csv', 'id,', 'Our categories\nid,');
    await edit('exhibitors.csv', ',b-2,e-1,', ',b-9,e-1,');
    await edit('hours.csv', '18/4', '19/4');
    await edit('programme.csv', '11:00,11:45', '11:00,10:45');
    await edit('programme.csv', 't-2,e-1,18/4/2027', 't-2,e-1,19/4/2027');
    await edit('products.csv', ',b-2,', ',b-9,');
    await edit('products.csv', ',0,36,', ',5,3,');
    await edit('pages/about-us.md', 'title:', 'heading:');
    await edit('pages/privacy-policy.md', /$/, '\n[All expos](/no/such/page)\n');
    const complaints = await complaintsAfter('faqs.csv', (text) => text.replace(/$/, '\nx,"unclosed'));
    const places = complaints.map((line) => line.trim().split(': ')[0]);
    expect(places).toEqual(
      expect.arrayContaining([
        'organiser.json, currency.code',
        'brand/brand.json, name',
        'brand/brand.json, colours.text',
        'brand/icon.svg',
        'brands.csv, row 1, column D',
        'brands.csv, row 1',
        'categories.csv, row 1',
        'exhibitors.csv, row 3, column B (brand)',
        'hours.csv, row 2, column B (day)',
        'programme.csv, row 2, column E (ends)',
        'programme.csv, row 3, column C (day)',
        'products.csv, row 3, column D (brand)',
        'products.csv, row 3, column I (ageTo)',
        'pages/about-us.md, heading',
        'pages/privacy-policy.md, sections',
      ]),
    );
    expect(places.some((place) => place?.startsWith('faqs.csv, line'))).toBe(true);
    // Nothing is said of an entry for what is wrong elsewhere.
    expect(complaints.join('\n')).not.toMatch(
      /column D \(tagline\)|row \d+.*is empty|There is no “(b-1|b-2|e-1)”/,
    );
  });

  it('says of a booth that no map will show which brand, booth and plan it is', async () => {
    await mkdir(join(folder, 'halls'));
    await writeFile(
      join(folder, 'halls/hall-a.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" data-expo="e-1" data-hall="Hall A"><rect data-booth="A01" x="40" y="40" width="120" height="80"/></svg>',
    );
    await edit('programme.csv', /Stage$/gm, 'Hall A');
    expect(await complaintsAfter('exhibitors.csv', (text) => text.replace('A02', 'C9'))).toEqual([
      '  exhibitors.csv, row 3, column E (booth): C9, the booth of Soft Hour, is not on the plan of Hall A (halls/hall-a.svg). The brand is listed, but not on the map.',
    ]);
    for (const unknown of ['TBC', 'Booth TBC', 'tba', '–']) {
      await edit('exhibitors.csv', /^(s-2,.*,).*$/m, `$1${unknown}`);
      expect(await complaintsAfter('exhibitors.csv', (text) => text)).toEqual([
        '  exhibitors.csv, row 3, column E (booth): The booth of Soft Hour is still to be confirmed. Until then it is listed as TBC, and not on the map.',
      ]);
    }
    await edit('exhibitors.csv', /^(s-2,.*,).*$/m, '$1Booth A01');
    expect(await complaintsAfter('exhibitors.csv', (text) => text)).toEqual([
      '  exhibitors.csv, row 3, column E (booth): A01 is the booth of b-1, too. That is right if the two share it.',
    ]);
    expect(await complaintsAfter('exhibitors.csv', (text) => text.replace('Booth A01', ''))).toContain(
      '  exhibitors.csv, row 3, column E (booth): is empty. It has to be the code of a booth, such as A12, or TBC while it is not known.',
    );
  });

  it('names a column that is missing once, and not in each row', async () => {
    const complaints = await complaintsAfter('brands.csv', (text) =>
      text.replace(/^([^,]*),[^,]*,/gm, '$1,'),
    );
    expect(complaints).toEqual([]);
    const without = await complaintsAfter('programme.csv', (text) =>
      text.replace(/^([^,]*,[^,]*,)[^,]*,/gm, '$1'),
    );
    expect(without).toEqual(['  programme.csv, row 1: has no column “day”. Each row needs it.']);
  });

  it('names faults of organiser, brand, cells and references in one go, and says that the check may find more', async () => {
    await edit('organiser.json', 'hello@your-expo.example', 'hello');
    await edit('brand/brand.json', '#1f2a44', 'blue');
    await edit('brands.csv', ',2012', ',last year');
    const complaints = await complaintsAfter('products.csv', (text) => text.replace(',b-2,', ',b-9,'));
    expect(complaints).toEqual([
      '  organiser.json, email: is no email address.',
      '  brand/brand.json, colours.text: is not a colour such as #2b2440.',
      '  brands.csv, row 2, column H (since): “last year” is not a whole number from 1900 to 2100.',
      '  products.csv, row 3, column D (brand): There is no “b-9” in brands. Its ids are: b-1, b-2.',
    ]);
    expect((await check())?.message).toContain('\nAfter you fix these, the check may find more.\n');
    await edit('organiser.json', '"hello"', '"hello@your-expo.example"');
    await edit('brand/brand.json', 'blue', '#1f2a44');
    await edit('brands.csv', ',last year', ',2012');
    await edit('products.csv', ',b-9,', ',b-2,');
    expect((await check())?.message).not.toContain('may find more');
  });

  it('names everything at once, and follows no links', async () => {
    await symlink('/etc/hosts', join(folder, 'media.json'));
    await symlink('/etc', join(folder, 'rewards'));
    await writeFile(join(folder, 'deals'), 'not a folder');
    await writeFile(join(folder, 'brandz.csv'), 'id\n');
    const complaints = await complaintsAfter('products.csv', (text) =>
      text.replace('89.00', 'x').replace(',0,36,', ',-1,36,'),
    );
    expect(complaints.map((line) => line.split(':')[0])).toEqual([
      '  deals',
      '  media.json',
      '  rewards',
      '  products.csv, row 2, column F (price)',
      '  products.csv, row 3, column H (ageFrom)',
      '  brandz.csv',
    ]);
  });
});

it('Half an emoji, as a program leaves it that cuts texts off, is named, since no database stores it', async () => {
  const halved = 'Two prams 🍼'.slice(0, -1);
  const faq = { slug: 'prams', group: 'Visiting', question: halved, answer: `${halved} fit.` };
  await rm(join(folder, 'faqs.csv'));
  await writeFile(join(folder, 'faqs.json'), JSON.stringify([faq]));
  const product = {
    id: 'p-9',
    name: 'Pram',
    brand: 'b-1',
    category: 'play',
    price: 9,
    description: 'A pram.',
  };
  await mkdir(join(folder, 'products'));
  await writeFile(
    join(folder, 'products/p.json'),
    JSON.stringify({ ...product, details: [`For: ${halved}`] }),
  );
  const { message = '' } = (await check()) ?? {};
  expect(message.split('\n').filter((line) => line.includes('cannot be stored'))).toEqual([
    '  products/p.json, details: has a character that cannot be stored.',
    '  faqs.json, entry 1 (prams), question: has a character that cannot be stored.',
    '  faqs.json, entry 1 (prams), answer: has a character that cannot be stored.',
  ]);
  expect(await run('import', folder)).toMatchObject({ ok: false });
});

describe('A content folder that changes', () => {
  it('is read once it has been the same at two looks, and once more when it is gone', async () => {
    const hasChanged = await folderChanges(folder);
    expect(await hasChanged()).toBe(false);
    await writeFile(join(folder, 'faqs.csv'), 'slug,group,question,answer\n');
    expect(await hasChanged()).toBe(false);
    expect(await hasChanged()).toBe(true);
    expect(await hasChanged()).toBe(false);
    await rm(folder, { recursive: true });
    expect(await hasChanged()).toBe(false);
    expect(await hasChanged()).toBe(true);
    expect(await hasChanged()).toBe(false);
  });
  it('is read also with a link in it that leads nowhere', async () => {
    await symlink(join(folder, 'gone.csv'), join(folder, '.#faqs.csv'));
    const hasChanged = await folderChanges(folder);
    await writeFile(join(folder, 'faqs.csv'), 'slug,group,question,answer\n');
    expect(await hasChanged()).toBe(false);
    expect(await hasChanged()).toBe(true);
  });
  it('is read also with a folder in it that may not be read', async () => {
    await mkdir(join(folder, 'drafts'));
    const hasChanged = await folderChanges(folder, (path) =>
      path.endsWith('drafts') ? Promise.reject(new Error('EACCES')) : readdir(path),
    );
    await writeFile(join(folder, 'pages/about-us.md'), 'changed');
    expect(await hasChanged()).toBe(false);
    expect(await hasChanged()).toBe(true);
  });
  it('is read once more when the rights of a file changed', async () => {
    await chmod(join(folder, 'faqs.csv'), 0o600);
    const hasChanged = await folderChanges(folder);
    await chmod(join(folder, 'faqs.csv'), 0o644);
    expect(await hasChanged()).toBe(false);
    expect(await hasChanged()).toBe(true);
  });
});
