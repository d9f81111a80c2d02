import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageFiles } from '../../../server/http/page-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_core'], css: ['assets/index.css'] },
    _core: { file: 'assets/core.js', css: ['assets/core.css'] },
    _cards: { file: 'assets/cards.js', imports: ['_core', '_icons'], css: ['assets/cards.css'] },
    _icons: { file: 'assets/icons.js', imports: ['_cards'] },
    'src/pages/shop/brands.tsx': {
      file: 'assets/brands.js',
      imports: ['_core', '_cards'],
      css: ['assets/brands.css'],
      dynamicImports: ['src/pages/brands-more.tsx', 'src/ui/sanitize.ts'],
    },
    'src/pages/brands-more.tsx': { file: 'assets/more.js', imports: ['_cards'], css: ['assets/more.css'] },
    'src/ui/sanitize.ts': { file: 'assets/sanitize.js', css: ['assets/sanitize.css'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a page’s own scripts are named once each, and none that every page has', () => {
  expect(new Set(pageFiles(folder)('src/pages/shop/brands.tsx').scripts)).toEqual(
    new Set(['assets/icons.js', 'assets/cards.js', 'assets/brands.js']),
  );
});

it('its styles are those of all that the server draws, what others build on first', () => {
  expect(pageFiles(folder)('src/pages/shop/brands.tsx').styles).toEqual([
    'assets/core.css',
    'assets/index.css',
    'assets/cards.css',
    'assets/brands.css',
    'assets/more.css',
  ]);
});

it('a page that nobody built has those of every page', () => {
  for (const source of ['src/pages/nowhere.tsx', ''])
    expect(pageFiles(folder)(source)).toEqual({
      scripts: [],
      styles: ['assets/core.css', 'assets/index.css'],
    });
});
