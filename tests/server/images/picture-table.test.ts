import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { edgeColour } from '../../../server/images/edge-colour.mjs';
import { pictureSize, referToPicture } from '../../../server/images/picture-table.ts';
import { isStandIn, pictureReference } from '../../../src/domain/content/pictures.ts';

const ORIGINALS = 'server/images/originals';
/** A page shows several at once, and the smallest phone pays for each. */
const MAX_BYTES = 80_000;
const names = readdirSync(ORIGINALS)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => basename(file, '.webp'));
const fileOf = (name: string) => `${ORIGINALS}/${name}.webp`;

it('the size of every original is the one in the table', async () => {
  const stored = names.map((name) => ({ name, ...pictureSize(name), format: 'webp' }));
  const actual = await Promise.all(
    names.map(async (name) => {
      const { width, height, format } = await sharp(readFileSync(fileOf(name))).metadata();
      return { name, width, height, format };
    }),
  );
  expect(actual).toEqual(stored);
});

it('the ground of every original is the one in the table', async () => {
  const actual = await Promise.all(
    names.map(async (name) => pictureReference(name, await edgeColour(readFileSync(fileOf(name))))),
  );
  expect(names.map(referToPicture)).toEqual(actual);
});

it('every original is light enough for a phone', () => {
  expect(names.filter((name) => statSync(fileOf(name)).size >= MAX_BYTES)).toEqual([]);
});

it('every original has a name that fits into an address', () => {
  expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});

it('a name without an original has no size', () => {
  const unknown = ['no-such-picture', 'constructor', '__proto__', ''];
  expect(unknown.map(pictureSize)).toEqual(unknown.map(() => undefined));
});

it.each(['article', 'brand', 'expo', 'media', 'product'])(
  'the drawing in the place of a missing %s picture is known as such',
  (kind) => {
    expect(isStandIn(referToPicture(`${kind}-without-a-picture`))).toBe(true);
  },
);
