import { expect, it } from 'vitest';
import { updatedSentence } from '../../../src/features/content-pages/updated-sentence.ts';

it('the day of the last update is written with its year', () => {
  expect(updatedSentence({ updatedOn: '2026-07-24' })).toBe('Last updated on 24 July 2026.');
});
