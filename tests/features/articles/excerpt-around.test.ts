import { expect, it } from 'vitest';
import { excerptAround } from '../../../src/features/articles/excerpt-around.ts';

const text = 'At the next table a toddler is watching a phone. So, under the table, is the father.';

it.each([
  ['a word near the beginning', 'Table', text],
  [
    'a word further on',
    'phone',
    '… table a toddler is watching a phone. So, under the table, is the father.',
  ],
  ['a part of a word, from the beginning of its sentence', 'ather', 'So, under the table, is the father.'],
  ['a word that is not in it', 'sleep', text],
])('An excerpt shows %s', (_, word, excerpt) => {
  expect(excerptAround(text, [word.toLowerCase()])).toBe(excerpt);
});

it('An excerpt that begins within a sentence begins with a whole word', () => {
  const price = 'Socks for the little ones are sold at the counter beside the door, RM 3.50 a pair.';
  expect(excerptAround(price, ['pair'])).toBe('… counter beside the door, RM 3.50 a pair.');
});

it('A long word that holds what was found is shown from its beginning', () => {
  const word = 'x'.repeat(60);
  expect(excerptAround(`Here is ${word}sleep, again.`, ['sleep'])).toBe(`… ${word}sleep, again.`);
});

it('An excerpt for no words is the whole text', () => {
  expect(excerptAround(text, [])).toBe(text);
});
