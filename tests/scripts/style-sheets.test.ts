import { expect, test } from 'vitest';
import { END, LAYERS, splitFonts } from '../../scripts/style-sheets.ts';

const font = (name: string) => `@font-face{font-family:${name};src:url(${name}.woff2)}`;
const CARD = '@layer ui{.card{color:red}}';

test('A page that is on the screen gets no font a second time', () => {
  expect(splitFonts(`${font('A')}${CARD}${font('B')}`)).toEqual({
    fonts: font('A') + font('B'),
    rules: LAYERS + CARD + END,
  });
});
