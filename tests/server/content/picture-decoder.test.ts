import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type PictureDecoder, pictureDecoder } from '../../../server/content/pictures/picture-decoder.ts';

let decoder: PictureDecoder;
afterEach(() => decoder.close());

it.each(['crash', 'hang', 'eat', 'lie'])(
  'A picture that makes its process %s is refused, and the next one is read',
  async (trouble) => {
    decoder = pictureDecoder({
      processFile: 'tests/support/decoder-in-trouble.mjs',
      maxMs: trouble === 'hang' ? 1_000 : 20_000,
    });
    expect(await decoder.decode(trouble)).toEqual({
      wrong: 'takes more time or memory to unpack than any photo. It is damaged, or made to do harm.',
    });
    expect(await decoder.decode('well')).toMatchObject({ width: 1 });
  },
);

it('A decoder that cannot be started refuses the picture', async () => {
  decoder = pictureDecoder({ processFile: 'no/such/file.mjs' });
  expect(await decoder.decode('well')).toHaveProperty('wrong');
});

it.each(['hero-phone.webp', 'brand-little-sprout.webp'])(
  'A check of %s, which keeps nothing, compresses nothing and finds the same',
  async (name) => {
    decoder = pictureDecoder();
    const file = join('server/images/originals', name);
    const kept = await decoder.decode(file);
    const seen = await decoder.decode(file, { isKept: false });
    if ('wrong' in kept || 'wrong' in seen) throw new Error('A picture of the sample cannot be read');
    expect(kept.bytes.length).toBeGreaterThan(1_000);
    expect(seen.bytes).toHaveLength(0);
    expect([seen.width, seen.height, seen.ground !== null]).toEqual([
      kept.width,
      kept.height,
      kept.ground !== null,
    ]);
  },
);
