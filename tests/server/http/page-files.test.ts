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
    'src/main.tsx': {
      scripts: ['assets/core.js', 'assets/shell.js'],
      styles: ['assets/core.css', 'assets/shell.css'],
    },
    'src/pages/shop/brands.tsx': {
      scripts: ['assets/core.js', 'assets/cards.js', 'assets/lists.js'],
      styles: ['assets/core.css', 'assets/cards.css', 'assets/lists.css'],
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

  it('are all its styles, those of every page first and each once', () => {
    expect(pageFiles(folder)('src/pages/shop/brands.tsx').styles).toEqual([
      'assets/core.css',
      'assets/shell.css',
      'assets/cards.css',
      'assets/lists.css',
    ]);
  });

  it('are those of every page for a page that the build does not know', () => {
    for (const source of ['src/pages/nowhere.tsx', ''])
      expect(pageFiles(folder)(source)).toEqual({
        scripts: [],
        styles: ['assets/core.css', 'assets/shell.css'],
      });
  });
});
