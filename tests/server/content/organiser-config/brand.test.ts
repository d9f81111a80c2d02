import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawBrandIcons } from '../../../../scripts/brand-icons.ts';
import { webManifest } from '../../../../scripts/web-manifest.ts';
import { type Brand, readBrand } from '../../../../server/content/organiser-config/brand.ts';
import { brandPaths } from '../../../../server/content/organiser-config/brand-paths.ts';
import { sentenceOf } from '../../../../server/content/problem.ts';
import { SAMPLE_FOLDER } from '../../../support/sample-content.ts';
import { SECOND_FOLDER } from '../../../support/second-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(join(SECOND_FOLDER, 'brand'), join(folder, 'brand'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const brandOf = async (from: string): Promise<Brand> => {
  const read = await readBrand(from);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.brand;
};
const complaints = async () => {
  const read = await readBrand(folder);
  return 'problems' in read ? read.problems.map(sentenceOf) : [];
};
const edit = async (fields: object) => {
  const file = join(folder, 'brand/brand.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...fields }));
};
const colours = { text: '#12312b', page: '#f4f7f1', accent: '#b23a24', second: '#2f6db5' };

it.each<[string, object, string]>([
  ['a name', { name: '' }, 'brand/brand.json, name: is empty.'],
  [
    'a colour',
    { colours: { ...colours, page: 'white' } },
    'brand/brand.json, colours.page: is not a colour such as #2b2440, or two in [ ], for the light and the dark theme.',
  ],
  [
    'a missing colour',
    { colours: { ...colours, text: undefined } },
    'brand/brand.json, colours.text: is missing.',
  ],
  [
    'an unknown colour',
    { colours: { ...colours, sky: '#ffffff' } },
    'brand/brand.json, colours.sky: is no field of brand/brand.json.',
  ],
  [
    'text that cannot be read',
    { colours: { ...colours, 'ink-soft': ['#98a5a2', '#cfd6d5'] } },
    'brand/brand.json, colours.ink-soft: quieter text (#98a5a2) on ',
  ],
  [
    'an accent on which nothing can be read',
    { colours: { ...colours, accent: '#8a8a1e' } },
    'brand/brand.json, colours.accent: text (#12312b) on the accent (#8a8a1e) has a contrast of 3.8 in the light theme. It has to be 4.5 or more: choose a lighter or a darker one.',
  ],
])('%s is named at its place', async (_, fields, sentence) => {
  await edit(fields);
  expect(await complaints()).toContainEqual(expect.stringContaining(sentence));
});

it.each([
  [{ text: '#cccccc' }, 'text: the text colour (#cccccc) on '],
  [{ text: '#6b7280' }, 'text: the text colour (#6b7280) on '],
  [{ page: '#808080' }, 'page: the text colour ('],
])('of %o one sentence is enough: the other colours follow from it', async (wrong, sentence) => {
  await edit({ colours: { ...colours, ...wrong } });
  expect(await complaints()).toEqual([expect.stringContaining(`brand/brand.json, colours.${sentence}`)]);
});

it('of an accent with two colours both are shown, and all others follow from the first', async () => {
  const { palette: one } = await brandOf(folder);
  await edit({ colours: { ...colours, accent: [colours.accent, '#9c3020'] } });
  const { palette: two } = await brandOf(folder);
  expect(two).toEqual({ ...one, accent: [colours.accent, '#9c3020'] });
});

it('pictures that no app could use are named', async () => {
  const brand = (file: string) => join(folder, 'brand', file);
  await rm(brand('logo.svg'));
  await rm(brand('icon.svg'));
  expect(await complaints()).toEqual([
    'brand/logo.svg: is missing. A PNG will do as well.',
    'brand/icon.svg: is missing. A PNG will do as well.',
  ]);
  const square = { channels: 4, background: '#123456' } as const;
  await sharp({ create: { width: 200, height: 200, ...square } })
    .png()
    .toFile(brand('icon.png'));
  await sharp({ create: { width: 600, height: 512, ...square } })
    .png()
    .toFile(brand('maskable.png'));
  await writeFile(
    brand('logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await writeFile(brand('monochrome.svg'), 'no picture');
  expect(await complaints()).toEqual([
    expect.stringContaining('brand/logo.svg: holds “<script”. '),
    'brand/icon.png: is 200 px wide. An icon has 512 px or more.',
    'brand/maskable.png: is 600 × 512 px. An icon is square.',
    'brand/monochrome.svg: is no picture that can be read.',
  ]);
});

it('a logo of pixels is served as a drawing', async () => {
  await rm(join(folder, 'brand/logo.svg'));
  const red = { width: 300, height: 300, channels: 4, background: '#c01010' } as const;
  await sharp({ create: red }).png().toFile(join(folder, 'brand/logo.png'));
  expect(await complaints()).toEqual([]);
  const brand = await brandOf(folder);
  const logo = (await drawBrandIcons(brand)).get(brandPaths(brand).logo);
  expect(String(logo)).toMatch(/^<svg /);
  const { dominant } = await sharp(logo).stats();
  expect(dominant.r).toBeGreaterThan(150);
});

it('a folder without a brand looks like the sample', async () => {
  await rm(join(folder, 'brand'), { recursive: true });
  expect(await brandOf(folder)).toEqual(await brandOf(SAMPLE_FOLDER));
});

it('all icons are drawn from the folder, in their sizes, under names that change with it', async () => {
  const brand = await brandOf(folder);
  const icons = await drawBrandIcons(brand);
  const manifest = webManifest(brand, (path) => icons.has(path));
  expect(manifest).toMatchObject({ name: 'Komorebi: slow fairs for families', short_name: 'Komorebi' });
  expect(manifest).toMatchObject({ theme_color: colours.page, screenshots: [] });
  const listed = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons),
  ];
  for (const { src, sizes } of listed as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(icons.get(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const corner = async (path: string) => [
    ...(await sharp(icons.get(path)).ensureAlpha().raw().toBuffer()).subarray(0, 4),
  ];
  const iconOf = (purpose: string) =>
    manifest.icons.find((icon: { purpose: string }) => icon.purpose === purpose);
  expect(await corner(iconOf('maskable').src)).toEqual([0xb2, 0x3a, 0x24, 255]);
  expect((await corner(iconOf('any').src))[3]).toBe(0);
  expect(iconOf('monochrome')).toBeUndefined();
  await edit({ name: 'Komorebi 2' });
  expect([...(await drawBrandIcons(await brandOf(folder))).keys()].filter((path) => icons.has(path))).toEqual(
    ['/favicon.ico', '/apple-touch-icon.png'],
  );
});

it('the picture of a shared link has the size that the pages state', async () => {
  const photo = { width: 900, height: 1600, channels: 3, background: '#3060a0' } as const;
  await sharp({ create: photo }).jpeg().toFile(join(folder, 'brand/share.jpg'));
  const shared = (await drawBrandIcons(await brandOf(folder))).get('/share-baby.jpg');
  expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const own = await sharp({ create: { ...photo, width: 1200, height: 630 } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'brand/share.jpg'), own);
  expect((await drawBrandIcons(await brandOf(folder))).get('/share-baby.jpg')).toEqual(own);
});

it('the sample’s icons are what its brand draws', async () => {
  const brand = await brandOf(SAMPLE_FOLDER);
  const icons = await drawBrandIcons(brand);
  const manifest = webManifest(brand, (path) => icons.has(path));
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(manifest.screenshots).toHaveLength(3);
});
