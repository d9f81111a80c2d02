import { expect, it } from 'vitest';
import type { Content } from '../../../server/content/content-kinds.ts';
import { expoRows } from '../../../server/content/rows/expo-rows.ts';

const expo = { id: 'e', name: 'Fair', from: '2026-12-04', to: '2026-12-04', opens: '10:00', closes: '18:00' };
const rowOf = (texts: { summary: string; entry?: string }) => {
  const content = { expos: [{ ...expo, ...texts }], hours: [], programme: [], highlights: [] };
  return expoRows(content as unknown as Content)[0]?.rows[0];
};

it.each([
  ['Two days for new parents', 'Two days for new parents.'],
  ['Two days for new parents.', 'Two days for new parents.'],
  ['Coming soon!', 'Coming soon!'],
  ['They say “come.”', 'They say “come.”'],
])('The summary “%s” is followed by another sentence on the home page: %s', (summary, expected) => {
  expect(rowOf({ summary })).toMatchObject({ summary: expected, entry: '' });
});

it.each([
  ['Free with your pass.', 'Free with your pass'],
  ['Free with your pass', 'Free with your pass'],
  ['Free for members, parents...', 'Free for members, parents...'],
])('The price “%s” stands alone, and in a sentence that has its own full stop: %s', (entry, expected) => {
  expect(rowOf({ summary: 'A fair.', entry })).toMatchObject({ entry: expected });
});
