import { expect, it } from 'vitest';
import { unsentText } from '../../src/app/unsent-text.ts';

it.each([
  [2, 0, '2 waiting to be sent'],
  [0, 1, '1 needs attention'],
  [1, 2, '1 waiting to be sent, 2 need attention'],
])('%i waiting and %i refused actions are "%s"', (waiting, refused, text) => {
  expect(unsentText({ waiting, refused })).toBe(text);
});
