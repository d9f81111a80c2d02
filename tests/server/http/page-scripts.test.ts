import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageScripts } from '../../../server/http/page-scripts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_core'] },
    _core: { file: 'assets/core.js' },
    _cards: { file: 'assets/cards.js', imports: ['_core', '_icons'] },
    _icons: { file: 'assets/icons.js', imports: ['_cards'] },
    'src/pages/brands.tsx': { file: 'assets/brands.js', imports: ['_core', '_cards'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hinted = (source: string) =>
  [...pageScripts(folder)(source).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it('a page’s own scripts are named once each, and none that every page has', () => {
  expect(hinted('src/pages/brands.tsx')).toEqual([
    '/assets/brands.js',
    '/assets/cards.js',
    '/assets/icons.js',
  ]);
});

it('a page that nobody built has none', () => {
  expect(hinted('src/pages/nowhere.tsx')).toEqual([]);
  expect(hinted('')).toEqual([]);
});
