import { expect, it } from 'vitest';
import { withinText } from '../../../src/domain/organiser/answer-within.ts';

it('A time for answers is promised only by an organiser who names one', () => {
  expect(`We reply${withinText('two days')}.`).toBe('We reply within two days.');
  expect(`We reply${withinText('')}.`).toBe('We reply.');
});
