import { expect, it } from 'vitest';
import { excerptAround } from '../../../src/features/articles/excerpt-around.ts';

const text = 'At the next table a toddler is watching a phone. So, under the table, is the father.';

it.each([
  ['a word near the beginning', 'Table', text],
  ['a word further on', 'phone', '… watching a phone. So, under the table, is the father.'],
  ['a part of a word', 'ather', '… is the father.'],
  ['a word that is not in it', 'sleep', text],
])('An excerpt shows %s', (_, word, excerpt) => {
  expect(excerptAround(text, [word.toLowerCase()])).toBe(excerpt);
});

it('An excerpt for no words is the whole text', () => {
  expect(excerptAround(text, [])).toBe(text);
});
