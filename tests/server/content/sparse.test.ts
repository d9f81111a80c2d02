import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runContentCommand, runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { brandSchema } from '../../../src/domain/shop/brand-schema.ts';
import { productPageSchema, productSchema } from '../../../src/domain/shop/product-schema.ts';
import { queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

// What an organiser has for a brand or a product and no more.

const parent = await mkdtemp(join(tmpdir(), 'sparse-'));
const folder = join(parent, 'content');
let server: TestServer;
const write = (file: string, rows: readonly string[]) => writeFile(join(folder, file), rows.join('\n'));

beforeAll(async () => {
  server = await startTestServer();
  await runFolderCommand(['new', folder]);
  await write('brands.csv', [
    'id,name,tagline,story,category,country',
    'b-1,Tapak Kecil,"First shoes & socks, sewn in Muar","First shoes & socks, **sewn** in Muar.",Clothing,Malaysia',
    'b-2,Kuda Kayu,Wooden horses,,Play,Malaysia',
  ]);
  await write('products.csv', [
    'id,name,brand,category,price,ageFrom,ageTo,description',
    'p-1,First shoes,b-1,Clothing,89,8,,Soft soles.',
    'p-2,Rocking horse,b-2,Play,999,,36,It rocks.',
    'p-3,Wooden spoon,b-2,Play,9,,,For all.',
    'p-4,Rattle,b-2,Play,19,0,,It rattles.',
  ]);
  const articles = join(folder, 'articles/first-weeks.md');
  const text = await readFile(articles, 'utf8');
  await writeFile(
    articles,
    text.replace(/^(brands|products): .*\n/gm, '').replace(/\]\(\/[a-z/-]+\)/g, '](/)'),
  );
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

it('Brands without a year and a story, and products without a note, are imported once', async () => {
  expect(await runContentCommand(server.deps, ['import', folder])).toMatchObject({ ok: true });
  expect((await runContentCommand(server.deps, ['import', folder])).message).toBe('Nothing has changed.');
  const brand = (slug: string) => queryParsed(server, 'brands.detail', brandSchema, { slug });
  expect(await brand('b-2')).toMatchObject({ since: null, story: '' });
  expect(await brand('b-1'), 'a story that is the tagline').toMatchObject({ story: '' });
  const product = await queryParsed(server, 'products.detail', productSchema, { slug: 'p-1' });
  expect(product).toMatchObject({ stockNote: '', ageMonths: { from: 8, to: null } });
});

it('A product with one end of an age is found for every age on its side', async () => {
  const found = async (ageMonths: number) => {
    const { items } = await queryParsed(server, 'products.list', productPageSchema, { ageMonths });
    return items.map(({ slug }) => slug).toSorted();
  };
  expect(await found(0)).toEqual(['p-2', 'p-4']);
  expect(await found(8)).toEqual(['p-1', 'p-2', 'p-4']);
  expect(await found(48)).toEqual(['p-1', 'p-4']);
});

it('What is left out is left out of the export, which passes the check', async () => {
  const exported = join(parent, 'exported');
  await runContentCommand(server.deps, ['export', exported]);
  expect((await runContentCommand(server.deps, ['check', exported])).ok).toBe(true);
  expect((await runContentCommand(server.deps, ['import', exported])).message).toBe('Nothing has changed.');
});
