import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from '../../../server/images/picture-size.ts';

const MASTERS = 'server/images/originals';
/** A page shows several at once, and the smallest phone pays for each. */
const MOST_BYTES = 80_000;
const names = readdirSync(MASTERS)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => basename(file, '.webp'));

describe.each(names)('the master of %s', (name) => {
  it('has the size that the table says, and a weight that a phone can bear', async () => {
    const file = `${MASTERS}/${name}.webp`;
    const { width, height, format } = await sharp(file).metadata();
    expect(pictureSize(name)).toEqual({ width, height });
    expect(format).toBe('webp');
    expect(statSync(file).size).toBeLessThan(MOST_BYTES);
  });

  it('has a name that can be asked for', () => {
    expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});

it.each(['no-such-picture', 'constructor', '__proto__', ''])('knows no size of %j', (name) => {
  expect(pictureSize(name)).toBeUndefined();
});
