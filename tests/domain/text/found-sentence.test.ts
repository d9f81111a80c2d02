import { expect, it } from 'vitest';
import { foundSentence } from '../../../src/domain/text/found-sentence.ts';

it('A search tells in which sentence of a text the word stands', () => {
  const text = '<p>Yes. The code is made on your <b>phone</b>. It changes.</p><p>At the Café &amp; bar!</p>';
  expect(foundSentence(text, ['phone'])).toBe('The code is made on your phone.');
  expect(foundSentence(text, ['cafe'])).toBe('At the Café & bar!');
  expect(foundSentence(text, ['zoo'])).toBeUndefined();
  expect(foundSentence(text, [])).toBeUndefined();
});

it.each([
  ['a price', '<p>Socks are RM 3.50 a pair. Bring your own.</p>', 'pair', 'Socks are RM 3.50 a pair.'],
  ['a title', '<p>Ask Dr. Lim about naps.</p>', 'naps', 'Ask Dr. Lim about naps.'],
  [
    'an abbreviation',
    '<p>Soft food, e.g. rice porridge, comes first.</p>',
    'porridge',
    'Soft food, e.g. rice porridge, comes first.',
  ],
  ['a heading', '<h2>The first week</h2><p>Naps are short.</p>', 'naps', 'Naps are short.'],
  ['a sign', '<p>Children &lt; 90 cm ride free. So do babies.</p>', 'ride', 'Children < 90 cm ride free.'],
  ['what is said', '<p>“Is it asleep?” The father nods.</p>', 'nods', 'The father nods.'],
])('%s does not cut a sentence, and is no part of the next', (_, html, word, sentence) => {
  expect(foundSentence(html, [word])).toBe(sentence);
});
