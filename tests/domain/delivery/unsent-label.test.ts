import { expect, it } from 'vitest';
import { unsentLabel } from '../../../src/domain/delivery/unsent-label.ts';

it.each([
  [2, 0, '2 waiting to be sent'],
  [0, 1, '1 needs attention'],
  [1, 2, '1 waiting to be sent, 2 need attention'],
])('%i waiting and %i refused actions are "%s"', (waiting, refused, text) => {
  expect(unsentLabel({ waiting, refused })).toBe(text);
});
