import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContentCommand } from '../../../server/content/commands/content-command.ts';
import { type Content, type KindName, kindNames, kindOf } from '../../../server/content/content-kinds.ts';
import { latestContent } from '../../../server/content/content-version.ts';
import { columnLabel } from '../../../server/content/csv/read-csv.ts';
import type { Field } from '../../../server/content/field.ts';
import { importContent } from '../../../server/content/import-content.ts';
import { importFolder } from '../../../server/content/import-folder.ts';
import type { Place } from '../../../server/content/problem.ts';
import { readFolder } from '../../../server/content/read/read-folder.ts';
import { readSample } from '../../support/sample-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

// One fault at a time, in every field of every kind, as JSON and as a spreadsheet.

type Entry = Record<string, unknown>;

const parent = await mkdtemp(join(tmpdir(), 'faults-'));
const folder = join(parent, 'content');
const server: TestServer = await startTestServer({ settings: { DATA_DIR: join(parent, 'data') } });
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});
beforeAll(async () => {
  const { organiser, content } = await readSample();
  await importContent(server.db, { organiser, content: fewOf(content) }, new Date(TEST_NOW_MS));
  await runContentCommand(server.deps, ['export', folder]);
  expect((await readFolder(folder)).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

/** Two entries of each kind, and of those that belong to others the ones of these. */
function fewOf(content: Content): Content {
  const few = Object.fromEntries(kindNames.map((name) => [name, content[name].slice(0, 2)])) as Content;
  const of = (name: KindName, field: string, owners: readonly Entry[], key = 'id') => {
    const ids = new Set(owners.map((owner) => owner[key]));
    few[name] = (content[name] as Entry[])
      .filter((entry) => [entry[field] ?? []].flat().every((id) => ids.has(id)))
      .slice(0, 2) as never;
  };
  few.categories = content.categories;
  // No folder is taken without these.
  few.pages = content.pages.filter(({ slug }) => ['privacy-policy', 'terms-of-use'].includes(slug));
  of('products', 'brand', few.brands);
  few['star-buys'] = content['star-buys'].filter(
    ({ product, expo }) =>
      few.products.some(({ id }) => id === product) && few.expos.some(({ id }) => id === expo),
  );
  few.exhibitors = content.exhibitors.filter(
    ({ brand, expo }) => few.brands.some(({ id }) => id === brand) && few.expos.some(({ id }) => id === expo),
  );
  few.hours = few.expos.map(({ id, from }) => ({ expo: id, day: from, opens: '08:00', closes: '22:00' }));
  few.deals = content.deals.filter(({ brand }) => few.brands.some(({ id }) => id === brand)).slice(0, 1);
  for (const name of ['programme', 'highlights', 'moments', 'halls'] as const) of(name, 'expo', few.expos);
  few.deals = few.deals.map((deal) => ({ ...deal, expo: null }));
  few.articles = few.articles.map((article) => ({ ...article, brands: null, products: null }));
  of('answers', 'question', few.questions, 'slug');
  few['reward-stock'] = content['reward-stock'].filter(
    ({ reward, expo }) =>
      few.rewards.some(({ slug }) => slug === reward) && few.expos.some(({ id }) => id === expo),
  );
  return few;
}

const errorPlaces = async (): Promise<Place[]> =>
  (await readFolder(folder)).problems.flatMap(({ severity, place }) => (severity === 'error' ? place : []));

/** Values that are wrong for a field. */
function faultsOf(field: Field<unknown>, value: unknown): [what: string, wrong: unknown][] {
  const within = (wrong: unknown) => (Array.isArray(value) ? [wrong] : wrong);
  return [
    ...(field.isRequired ? [['nothing', ''] as [string, unknown]] : []),
    ['a text that is too long', within('x'.repeat(200_000))],
    ...(field.html ? [] : [['HTML', within('<b>x</b>')] as [string, unknown]]),
    ...(field.refersTo ? [['an id of nothing', within('no-such-id')] as [string, unknown]] : []),
    ...(field.isDay ? [['a day that does not exist', '2026-02-31'] as [string, unknown]] : []),
    ...(typeof value === 'number' ? [['a negative number', -1] as [string, unknown]] : []),
  ];
}

const isMarkdown = (name: KindName) => name === 'articles' || name === 'pages';
const kinds = kindNames.filter((name) => !isMarkdown(name));
const labelOf = ({ id, slug }: Entry, i: number) => {
  const name = id ?? slug;
  return typeof name === 'string' ? `entry ${i + 1} (${name})` : `entry ${i + 1}`;
};

describe.each(kinds)('A fault in %s', (name) => {
  const file = `${name}.json`;
  const { fields, key } = kindOf(name);

  it('is named at its field, and nothing else is', async () => {
    const text = await readFile(join(folder, file), 'utf8');
    const entries: Entry[] = JSON.parse(text);
    const [first = {}] = entries;
    for (const [field, reader] of Object.entries(fields))
      for (const [what, wrong] of [...faultsOf(reader, first[field]), ['an object', { a: 1 }] as const]) {
        const faulty = { ...first, [field]: wrong };
        await writeFile(join(folder, file), JSON.stringify(entries.with(0, faulty)));
        const places = new Set((await errorPlaces()).map((place) => JSON.stringify(place)));
        expect([what, ...places]).toEqual([what, JSON.stringify({ file, entry: labelOf(faulty, 0), field })]);
      }
    await writeFile(join(folder, file), JSON.stringify([{ ...first, colour: 'blue' }]));
    expect(await errorPlaces()).toContainEqual({ file, entry: labelOf(first, 0), field: 'colour' });
    await writeFile(join(folder, file), JSON.stringify([...entries, first]));
    const field = key.at(-1) ?? '';
    expect(await errorPlaces()).toContainEqual({ file, entry: labelOf(first, entries.length), field });
    await writeFile(join(folder, file), text);
  });

  const isFlat = (entry: Entry) => Object.values(entry).every((value) => typeof value !== 'object');
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;

  it('is named at its cell, where the entries are a spreadsheet', async () => {
    const text = await readFile(join(folder, file), 'utf8');
    const entries: Entry[] = JSON.parse(text);
    const [first = {}] = entries;
    if (!entries.every(isFlat)) return;
    const columns = Object.keys(fields);
    const spreadsheet = `${name}.csv`;
    const write = (rows: readonly Entry[], header: readonly string[] = columns) =>
      writeFile(
        join(folder, spreadsheet),
        [header, ...rows.map((row) => columns.map((column) => row[column]))]
          .map((cells) => cells.map(quoted).join(','))
          .join('\r\n'),
      );
    await rm(join(folder, file));
    await write(entries);
    expect(await errorPlaces()).toEqual([]);
    for (const [field, reader] of Object.entries(fields))
      for (const [what, wrong] of faultsOf(reader, first[field])) {
        await write(entries.with(0, { ...first, [field]: wrong }));
        const places = new Set((await errorPlaces()).map((place) => JSON.stringify(place)));
        const place = { file: spreadsheet, entry: 'row 2', field: columnLabel(columns, field) };
        expect([what, ...places]).toEqual([what, JSON.stringify(place)]);
      }
    await write(entries, columns.with(0, ''));
    expect(await errorPlaces()).toContainEqual({ file: spreadsheet, entry: 'row 1', field: 'column A' });
    await write(entries, columns.with(0, columns[1] ?? ''));
    expect(await errorPlaces()).toContainEqual({ file: spreadsheet, entry: 'row 1', field: 'column B' });
    await write([...entries, first]);
    const field = columnLabel(columns, key.at(-1) ?? '');
    expect(await errorPlaces()).toContainEqual({
      file: spreadsheet,
      entry: `row ${entries.length + 2}`,
      field,
    });

    const before = await latestContent(server.db);
    const { deps } = server;
    const problems = await importFolder({ ...deps, env: { ...deps.env, contentDir: folder } });
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(await latestContent(server.db)).toEqual(before);
    await rm(join(folder, spreadsheet));
    await writeFile(join(folder, file), text);
  });
});
