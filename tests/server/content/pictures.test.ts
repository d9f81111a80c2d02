import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runContentCommand, runFolderCommand } from '../../../server/content/commands/content-command.ts';
import { latestContent } from '../../../server/content/content-version.ts';
import { keepPictures, readPictures } from '../../../server/content/pictures/read-pictures.ts';
import { imageRoutes } from '../../../server/images/image-routes.ts';
import { serveOwnPictures } from '../../../server/images/own-pictures.ts';
import { referToPicture } from '../../../server/images/picture-table.ts';
import { shareImageRoutes } from '../../../server/images/share-image-routes.ts';
import { contentPageSchema } from '../../../src/domain/content/content-page.ts';
import { picturePath, sharePicturePath } from '../../../src/domain/content/pictures.ts';
import { expoDetailSchema } from '../../../src/domain/expo/expo-schema.ts';
import { brandPageSchema } from '../../../src/domain/shop/brand-schema.ts';
import { queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const parent = await mkdtemp(join(tmpdir(), 'pictures-'));
const dataDir = join(parent, 'data');
const server: TestServer = await startTestServer({ settings: { DATA_DIR: dataDir } });
let folder: string;
let count = 0;
beforeEach(async () => {
  folder = join(parent, String(count++));
  await runFolderCommand(['new', folder]);
  await mkdir(join(folder, 'pictures'));
});
afterEach(async () => {
  serveOwnPictures(null);
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

const draw = (width: number, height: number, background = '#e04040') =>
  sharp({ create: { width, height, channels: 3, background } });
const put = (file: string, bytes: Buffer | string) => writeFile(join(folder, 'pictures', file), bytes);
const run = (...args: string[]) => runContentCommand(server.deps, args);
const complaints = async () =>
  ((await runFolderCommand(['check', folder]))?.message ?? '')
    .split('\n')
    .filter((line) => line.startsWith('  ') && !/in place of|shows? a drawing|the starter’s/.test(line));

const images = () =>
  imageRoutes({ originalsDir: 'server/images/originals', cacheDir: join(dataDir, 'images') });
const served = async (path: string) => Buffer.from(await (await images().request(path)).arrayBuffer());
const colourAt = async (bytes: Buffer) =>
  [...(await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer())].map((value) =>
    Math.round(value / 16),
  );
const brandPictures = async () =>
  (await queryParsed(server, 'brands.list', brandPageSchema)).items.map(({ picture }) => picture);

it('New pictures are counted while they are read, and named in the order of the folder when they are wrong', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await put(`x-${name}.jpg`, 'no picture');
  for (const name of ['f', 'g']) await put(`x-${name}.png`, await draw(8, 8).png().toBuffer());
  const said: string[] = [];
  const kept = join(dataDir, 'pictures');
  const { pictures, problems } = await readPictures(folder, kept, (line) => said.push(line()));
  expect(said).toEqual([1, 2, 3, 4, 5, 6, 7].map((done) => `New pictures: ${done} of 7 are ready`));
  expect(problems.map(({ place }) => place.file)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `pictures/x-${name}.jpg`),
  );
  expect(Object.keys(pictures)).toEqual(['x-f', 'x-g']);
  await keepPictures(dataDir, pictures);
  const again = await readPictures(folder, kept, (line) => said.push(line()));
  expect(again.pictures).toEqual(pictures);
  expect(said.at(-1), 'those that are known are not read again').toBe('New pictures: 5 of 5 are ready');
});

it('A data folder that cannot be written fails the import, and no process is left', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await put(`x-${name}.png`, await draw(8, 8).png().toBuffer());
  await writeFile(join(parent, 'no-folder'), '');
  await expect(readPictures(folder, join(parent, 'no-folder'))).rejects.toThrow();
});

describe('A picture in the content folder', () => {
  it('may have the longest name that an entry gives it', async () => {
    const slug = 'blanket-'.repeat(10).slice(0, 79).replace(/-?$/, 's');
    expect(slug).toHaveLength(80);
    const products = join(folder, 'products.csv');
    await writeFile(products, (await readFile(products, 'utf8')).replace('night-blanket', slug));
    await put(`product-${slug}.jpeg`, await draw(700, 700).jpeg().toBuffer());
    await put(`product-${slug}-a.jpeg`, await draw(700, 700).jpeg().toBuffer());
    expect(await complaints()).toEqual([
      `  pictures/product-${slug}-a.jpeg: is not used. A name is small letters, digits and single hyphens, then .jpg, .png or .webp.`,
    ]);
    await run('import', folder);
    const path = picturePath(referToPicture(`product-${slug}`), 640);
    for (const address of [path, path.replace('.webp', '.avif')])
      expect((await images().request(address)).status).toBe(200);
    const shared = shareImageRoutes({ originalsDir: 'server/images/originals' });
    const share = sharePicturePath(referToPicture(`product-${slug}`)) ?? '';
    expect((await shared.request(share)).status).toBe(200);
  });

  it('is missing where only the sample has one of that name', async () => {
    const brands = join(folder, 'brands.csv');
    await writeFile(brands, (await readFile(brands, 'utf8')).replace('soft-hour', 'tiny-toes'));
    expect((await runFolderCommand(['check', folder]))?.message).toContain('brand-tiny-toes.jpg');
    await run('import', folder);
    expect(await brandPictures()).toEqual([referToPicture('stand'), referToPicture('stand')]);
  });

  it('is named by the content and served, upright and without what the camera wrote', async () => {
    const turned = draw(700, 620)
      .withExif({ IFD0: { Copyright: 'x' } })
      .withMetadata({ orientation: 6 });
    await put('brand-blue-boat.JPG', await turned.jpeg().toBuffer());
    expect(await complaints()).toEqual([]);
    await run('import', folder);
    expect(await brandPictures()).toEqual([
      expect.stringMatching(/^brand-blue-boat--[0-9a-f]{8}@[0-9a-f]{6}$/),
      'stand',
    ]);
    const metadata = await sharp(await served('/images/brand-blue-boat-640.webp')).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([620, 700, undefined]);
  });

  it('replaces the sample’s picture of the same name, until it is gone from the folder', async () => {
    const path = '/images/hero-wide-640.webp';
    const before = await colourAt(await served(path));
    await put('hero-wide.png', await draw(1600, 1360).png().toBuffer());
    await run('import', folder);
    expect(await colourAt(await served(path))).toEqual([14, 4, 4]);
    await put('hero-wide.png', await draw(1600, 1360, '#40e040').png().toBuffer());
    await run('import', folder);
    expect(await colourAt(await served(path))).toEqual([4, 14, 4]);
    await rm(join(folder, 'pictures'), { recursive: true });
    await run('import', folder);
    expect(await colourAt(await served(path))).toEqual(before);
    expect(await readdir(join(dataDir, 'pictures'))).toEqual(['pictures.json']);
  });

  it('is not lost to an import at the same time, which clears away only what a killed one has left', async () => {
    await put('hero-wide.png', await draw(1600, 1360).png().toBuffer());
    await run('import', folder);
    const dir = join(dataDir, 'pictures');
    for (const name of ['writing.tmp', 'left.tmp']) await writeFile(join(dir, name), '');
    await utimes(join(dir, 'left.tmp'), 1, 1);
    await run('import', folder);
    expect(await readdir(dir)).toEqual([
      expect.stringMatching(/^hero-wide\./),
      'pictures.json',
      'writing.tmp',
    ]);
  });

  it('has a new address when it changes, and the old address shows the new picture', async () => {
    const addresses: string[] = [];
    const versions: number[] = [];
    for (const colour of ['#e04040', '#40e040']) {
      await put('brand-blue-boat.png', await draw(700, 700, colour).png().toBuffer());
      await run('import', folder);
      addresses.push(picturePath((await brandPictures())[0] ?? '', 640));
      versions.push((await latestContent(server.db)).version);
    }
    expect(versions[1], 'pages are rendered again').toBe((versions[0] ?? 0) + 1);
    const [before = '', after = ''] = addresses;
    expect(after).not.toBe(before);
    for (const address of addresses) expect(await colourAt(await served(address))).toEqual([4, 14, 4]);
  });

  it('leaves none of its sizes behind when it changes or goes', async () => {
    const sizes = async (name: string) =>
      (await readdir(join(dataDir, 'images'))).filter((file) => file.startsWith(name)).toSorted();
    const serveAll = async () => {
      for (const name of ['brand-blue-boat', 'brand-blue-boat-two', 'hero-wide'])
        for (const size of ['640.webp', '640.avif']) await served(`/images/${name}-${size}`);
    };
    for (const name of ['brand-blue-boat', 'brand-blue-boat-two'])
      await put(`${name}.png`, await draw(700, 700).png().toBuffer());
    await run('import', folder);
    await serveAll();
    const others = [...(await sizes('brand-blue-boat-two.')), ...(await sizes('hero-wide-'))];
    const before = await sizes('brand-blue-boat.');
    expect([others.length, before.length]).toEqual([4, 2]);

    const green = await draw(700, 700, '#40e040').png().toBuffer();
    await put('brand-blue-boat.png', green);
    await run('import', folder);
    expect(await sizes('')).toEqual(others.toSorted());
    await serveAll();
    const after = await sizes('brand-blue-boat.');
    expect(after).toHaveLength(2);
    await run('import', folder);
    expect(await sizes('')).toEqual([...after, ...others].toSorted());

    // What is being resized during an import is stored after it, and goes with the next one.
    const late = join(dataDir, 'images', before[0] ?? '');
    await writeFile(`${late}.0.tmp`, '');
    await run('import', folder);
    await rename(`${late}.0.tmp`, late);
    await run('import', folder);
    expect(await sizes('')).toEqual([...after, ...others].toSorted());

    // The same picture, copied again.
    await put('brand-blue-boat.png', green);
    await utimes(join(folder, 'pictures/brand-blue-boat.png'), 1, 1);
    await run('import', folder);
    await serveAll();
    await run('import', folder);
    expect(await sizes('brand-blue-boat.')).toHaveLength(2);

    await rm(join(folder, 'pictures/brand-blue-boat.png'));
    await run('import', folder);
    expect(await sizes('')).toEqual(others.toSorted());
  });

  it('is decoded once, and comes back with the export', async () => {
    await put('brand-soft-hour.webp', await draw(800, 800).webp().toBuffer());
    await run('import', folder);
    const [file = ''] = await readdir(join(dataDir, 'pictures'));
    await writeFile(join(dataDir, 'pictures', file), 'kept');
    await run('import', folder);
    await run('export', join(parent, 'exported'));
    expect(await readFile(join(parent, 'exported/pictures/brand-soft-hour.webp'), 'utf8')).toBe('kept');
  });

  it.each<[string, string, () => Promise<Buffer | string>, string]>([
    ['text', 'brand-soft-hour.jpg', async () => 'hello', 'is no JPEG, PNG or WebP picture.'],
    [
      'SVG',
      'brand-soft-hour.png',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'is no JPEG, PNG or WebP picture.',
    ],
    [
      'half a picture',
      'brand-soft-hour.jpg',
      async () => (await draw(2000, 2000).jpeg().toBuffer()).subarray(0, 9000),
      'cannot be read as a picture. It may be damaged, or only half copied.',
    ],
    [
      'a small file that unpacks to gigabytes',
      'brand-soft-hour.png',
      () => draw(9000, 9000).png().toBuffer(),
      'is 9000 × 9000 px. At most 60 million pixels are read.',
    ],
    ['21 MB', 'brand-soft-hour.jpg', async () => Buffer.alloc(21 * 1024 * 1024), 'is larger than 20 MB.'],
    [
      'HEIC, whatever its name,',
      'brand-soft-hour.jpg',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'is HEIC in spite of its ending, and browsers do not show that. Open it and save it as JPEG; another name is not enough.',
    ],
  ])('that is %s is an error with its name, and changes nothing', async (_, file, bytes, wrong) => {
    await put('brand-blue-boat.png', await draw(700, 700).png().toBuffer());
    await run('import', folder);
    const before = [await latestContent(server.db), await brandPictures()];
    await put(file, await bytes());
    await rm(join(folder, 'pictures/brand-blue-boat.png'));
    await writeFile(join(folder, 'faqs.csv'), 'slug,group,question,answer\n');
    expect(await complaints()).toEqual([`  pictures/${file}: ${wrong}`]);
    expect((await run('import', folder)).ok).toBe(false);
    expect([await latestContent(server.db), await brandPictures()]).toEqual(before);
    expect((await images().request('/images/brand-blue-boat-640.webp')).status).toBe(200);
  });

  it('that is small, unknown, a link or there twice is named', async () => {
    await put('brand-blue-boat.png', await draw(320, 320).png().toBuffer());
    await put('brand-blue-boat.webp', await draw(700, 700).webp().toBuffer());
    await put('brand-nobody.png', await draw(700, 700).png().toBuffer());
    await put('Our Team.png', await draw(700, 700).png().toBuffer());
    await put('brand-soft-hour.HEIC', 'as a phone takes it');
    await mkdir(join(folder, 'pictures/brands'));
    await symlink('/etc/hosts', join(folder, 'pictures/expo-spring-fair.jpg'));
    expect(await complaints()).toEqual([
      '  pictures/brand-blue-boat.webp: is the second picture with the name brand-blue-boat.',
      '  pictures/brands: is a folder, which is not read. Put its files directly into pictures.',
      '  pictures/expo-spring-fair.jpg: is not a file. Links are not followed.',
      '  pictures/Our Team.png: is not used. A name is small letters, digits and single hyphens, then .jpg, .png or .webp.',
      '  pictures/brand-soft-hour.HEIC: is not used, because browsers do not show HEIC. Save it as JPEG, with the ending .jpg.',
      '  pictures/brand-blue-boat.png: is 320 px wide. From 600 px on it looks sharp.',
      '  pictures/brand-nobody.png: is the picture of nothing. See the README for the names.',
    ]);
  });
});

it('A picture of another shape than its place is named, and what is cut of it', async () => {
  const draws = async (file: string, width: number, height: number) =>
    put(file, await draw(width, height).png().toBuffer());
  await draws('brand-blue-boat.png', 700, 1200);
  await draws('brand-soft-hour.png', 700, 640);
  await draws('product-night-blanket.png', 1200, 700);
  await draws('article-first-weeks.png', 1200, 1600);
  await draws('expo-spring-fair.png', 1600, 560);
  await draws('hero-wide.png', 1600, 800);
  const place = 'than its place, which has the shape of';
  expect(await complaints()).toEqual([
    `  pictures/expo-spring-fair.png: is wider ${place} 1200 × 675 px: its left and right ends are cut off.`,
    `  pictures/brand-blue-boat.png: is taller ${place} 800 × 800 px: it is shown small, with empty margins at its sides.`,
    `  pictures/product-night-blanket.png: is wider ${place} 800 × 800 px: it is shown small, with empty margins above and below.`,
    `  pictures/article-first-weeks.png: is taller ${place} 1200 × 900 px: its upper and lower ends are cut off.`,
    `  pictures/hero-wide.png: is wider ${place} 1200 × 1020 px: its left and right ends are cut off.`,
  ]);
});

it('The check says what is shown in place of a picture that is missing', async () => {
  const shown = async () =>
    ((await runFolderCommand(['check', folder]))?.message ?? '')
      .split('\n')
      .filter((line) => line.includes('in place of'));
  expect(await shown()).toEqual([
    '  pictures: on computers, phones and tablets the home page shows a drawing of the sample in place of: hero-wide, hero-phone.',
    '  pictures: expos show a drawing in place of: expo-spring-fair.jpg.',
    '  pictures: highlights show a drawing of the sample in place of: highlight-stage.jpg.',
    '  pictures: brands show a drawing in place of: brand-blue-boat.jpg, brand-soft-hour.jpg.',
    '  pictures: products show a drawing in place of: product-pull-along-boat.jpg, product-night-blanket.jpg.',
    '  pictures: articles show a drawing in place of: article-first-weeks.jpg.',
  ]);
  await put('hero-wide.png', await draw(1600, 1360).png().toBuffer());
  expect((await shown()).slice(0, 2)).toEqual([
    '  pictures: on phones and tablets the home page shows a drawing of the sample in place of: hero-phone.',
    '  pictures: expos show your hero-wide in place of: expo-spring-fair.jpg.',
  ]);
});

it('an entry without a picture shows a drawing that exists', async () => {
  await run('import', folder);
  expect(await brandPictures()).toEqual(['stand', 'stand']);
  expect((await images().request('/images/stand-640.webp')).status).toBe(200);
});

it('a highlight and a page whose own picture is missing show one that exists', async () => {
  await writeFile(
    join(folder, 'highlights.csv'),
    'expo,title,text,picture\ne-1,A quiet room,Without a sound.,quiet-room\n',
  );
  const page = (text: string) =>
    `---\ntitle: About us\nupdated: 2026-06-01\n---\n\n## Who we are\n\n${text}\n`;
  await writeFile(join(folder, 'pages/about-us.md'), page('![](our-office)\n\nFour parents.'));
  await run('import', folder);
  const { highlights } = await queryParsed(server, 'expos.detail', expoDetailSchema, { slug: 'spring-fair' });
  const about = await queryParsed(server, 'pages.detail', contentPageSchema, { slug: 'about-us' });
  const shown = [...highlights, ...about.sections].map(({ picture }) => picture ?? '');
  expect(shown).toHaveLength(2);
  for (const picture of shown)
    expect((await images().request(picturePath(picture, 640))).status, picture).toBe(200);
});

it('A logo that is a box, one that is no PNG and a hero without transparency are named', async () => {
  const brand = (file: string) => join(folder, 'brand', file);
  await rm(brand('logo.svg'));
  await draw(512, 512).png().toFile(brand('logo.png'));
  await draw(512, 512).jpeg().toFile(brand('icon.JPG'));
  await draw(1200, 630).jpeg().toFile(brand('share.jpg'));
  await put('hero-phone.png', await draw(1600, 620).png().toBuffer());
  expect(await complaints()).toEqual([
    '  pictures/hero-phone.png: has no transparent background: on the home page it is a rectangle.',
    '  brand/logo.png: has no transparent background: it shows as a box where the page is dark.',
    '  brand/icon.JPG: is not used. Save it as icon.png.',
  ]);
  for (const [bytes, complaint] of [
    [Buffer.from('garbage'), 'is no JPEG. Links to your pages would show no picture.'],
    [await draw(1200, 630).png().toBuffer(), 'is no JPEG. Links to your pages would show no picture.'],
    [await draw(600, 600).jpeg().toBuffer(), 'is 600 × 600. Make it 1200 × 630.'],
  ] as const) {
    await writeFile(brand('share.jpg'), bytes);
    expect((await complaints()).at(-1)).toBe(`  brand/share.jpg: ${complaint}`);
  }
  await rename(brand('share.jpg'), brand('Share.JPG'));
  expect((await complaints()).at(-1)).toBe(
    '  brand/share.jpg: is not found: Share.JPG is there, but the name must be share.jpg, in small letters.',
  );
  await rename(brand('Share.JPG'), brand('share.jpg'));
  await draw(1200, 630).jpeg().toFile(brand('share.jpg'));
  const clear = { width: 512, height: 512, channels: 4, background: '#00000000' } as const;
  await sharp({ create: clear }).png().toFile(brand('logo.png'));
  await rm(brand('icon.JPG'));
  const sign =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 90"><circle cx="45" cy="45" r="38"/></svg>';
  await rename(brand('logo.png'), join(folder, 'kept.png'));
  await writeFile(brand('logo.svg'), sign);
  expect((await complaints()).at(-1)).toMatch(
    /^ {2}brand\/logo\.svg: is 420 × 90\. .* only 32 × 7 px\..*viewBox="0 0 90 90"/,
  );
  await rm(brand('logo.svg'));
  await rename(join(folder, 'kept.png'), brand('logo.png'));
  await put(
    'hero-phone.png',
    await sharp({ create: { ...clear, width: 1600, height: 620 } })
      .png()
      .toBuffer(),
  );
  expect(await complaints()).toEqual([]);
});
