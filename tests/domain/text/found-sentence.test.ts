import { expect, it } from 'vitest';
import { foundSentence } from '../../../src/domain/text/found-sentence.ts';

it('A search tells in which sentence of a text the word stands', () => {
  const text = '<p>Yes. The code is made on your <b>phone</b>. It changes.</p><p>At the Café &amp; bar!</p>';
  expect(foundSentence(text, ['phone'])).toBe('The code is made on your phone.');
  expect(foundSentence(text, ['cafe'])).toBe('At the Café & bar!');
  expect(foundSentence(text, ['zoo'])).toBeUndefined();
  expect(foundSentence(text, [])).toBeUndefined();
});
