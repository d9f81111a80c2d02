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
