import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContentCommand, runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { listOf } from '../../../src/domain/content/list-of.ts';
import { brandPageSchema } from '../../../src/domain/shop/brand-schema.ts';
import { categorySchema } from '../../../src/domain/shop/category-schema.ts';
import { productChoicesSchema, productPageSchema } from '../../../src/domain/shop/product-schema.ts';
import { queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'categories-'));
  await runFolderCommand(['new', folder]);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const importAgain = () => runContentCommand(server.deps, ['import', folder]);
const list = () => queryParsed(server, 'categories.list', listOf(categorySchema));
const products = async (category?: string) =>
  (await queryParsed(server, 'products.list', productPageSchema, { ...(category && { category }) })).items;
const brands = (category: string) => queryParsed(server, 'brands.list', brandPageSchema, { category });

describe('Categories', () => {
  it('of the sample are those that products had before an organiser could name others', async () => {
    const names = (await list()).map(({ id, name }) => [id, name]);
    expect(names.slice(0, 3)).toEqual([
      ['Feeding', 'Feeding'],
      ['Nursery', 'Nursery'],
      ['Travel', 'Travel'],
    ]);
    expect((await products('Bath'))[0]).not.toHaveProperty('categoryId');
  });

  it('are those of the content folder, in its order, and choices are those that are in use', async () => {
    expect(await importAgain()).toMatchObject({ ok: true });
    expect((await list()).map(({ id }) => id)).toEqual([
      'feeding',
      'nursery',
      'travel',
      'play',
      'clothing',
      'health',
      'services',
    ]);
    const inUse = [
      { id: 'nursery', name: 'Nursery' },
      { id: 'play', name: 'Play' },
    ];
    const choices = await queryParsed(server, 'products.choices', productChoicesSchema);
    expect(choices.categories).toEqual(inUse);
    expect((await brands('play')).categories).toEqual(inUse);
  });

  it('are found by id, and by name for an address that somebody wrote', async () => {
    const [boat] = await products('play');
    expect(boat).toMatchObject({ slug: 'pull-along-boat', category: 'Play', categoryId: 'play' });
    expect(await products('Play')).toEqual([boat]);
    expect(await products('Weapons')).toEqual([]);
    for (const text of ['play', 'Play'])
      expect((await brands(text)).items.map(({ slug }) => slug)).toEqual(['blue-boat']);
  });

  it('keep their products and addresses when they get another name', async () => {
    await writeFile(join(folder, 'categories.csv'), 'ID;NAME\nnursery;Nursery\nplay;Things to play with\n');
    expect(await importAgain()).toMatchObject({ ok: true });
    const [boat] = await products('play');
    expect(boat).toMatchObject({ slug: 'pull-along-boat', category: 'Things to play with' });
    const { data } = await server.rpcQuery('businesses.products.detail', { slug: 'pull-along-boat' });
    expect(v.is(v.object({ category: v.literal('Things to play with') }), data)).toBe(true);
  });
});
