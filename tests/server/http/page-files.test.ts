import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFiles } from '../../../server/http/page-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'src/main.tsx': { scripts: ['assets/core.js', 'assets/shell.js'], style: '.header{}' },
    'src/pages/shop/brands.tsx': {
      scripts: ['assets/core.js', 'assets/cards.js', 'assets/lists.js'],
      style: '.header{}.list{}',
    },
  };
  await writeFile(join(folder, '.vite/page-files.json'), JSON.stringify(files));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the files of a page', () => {
  it('are its own scripts, without those of every page', () => {
    expect(pageFiles(folder)('src/pages/shop/brands.tsx').scripts).toEqual([
      'assets/cards.js',
      'assets/lists.js',
    ]);
  });

  it('are the rules of all that it shows', () => {
    expect(pageFiles(folder)('src/pages/shop/brands.tsx').style).toBe('.header{}.list{}');
  });

  it('are those of every page for a page that the build does not know', () => {
    for (const source of ['src/pages/nowhere.tsx', ''])
      expect(pageFiles(folder)(source)).toEqual({ scripts: [], style: '.header{}' });
  });
});
