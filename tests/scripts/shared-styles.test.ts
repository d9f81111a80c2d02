import { expect, test } from 'vitest';
import { LAYERS, splitSheet } from '../../scripts/shared-styles.ts';

const FONT = '@font-face{font-family:A;src:url(a.woff2)}';
const TOKENS = '@layer tokens{:root{--ink:#000}}';
const CARD = '@layer ui{.card{color:red}}';

test('A page that is on the screen gets no fonts and no tokens a second time', () => {
  const { shared, rest } = splitSheet(`${LAYERS}${TOKENS}${CARD}${FONT}`);
  for (const rule of ['@font-face', '--ink']) {
    expect(shared).toContain(rule);
    expect(rest).not.toContain(rule);
  }
  expect(rest).toContain('.card');
  expect(shared).not.toContain('.card');
});

test('Both parts of the sheet keep the order of the layers', () => {
  const layersOf = (css: string) => [
    ...new Set([...css.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','))),
  ];
  const { shared, rest } = splitSheet(`${LAYERS}${CARD}${TOKENS}`);
  for (const part of [shared, rest]) expect(layersOf(part)).toEqual(layersOf(LAYERS));
});
