import { expect, it } from 'vitest';
import { unsentSentence } from '../../../src/features/auth/sign-out-texts.ts';

it.each([
  [1, 0, 'One change on this device isn’t sent yet.'],
  [3, 0, '3 changes on this device aren’t sent yet.'],
  [0, 1, 'One change on this device was refused and needs your attention.'],
  [0, 2, '2 changes on this device were refused and need your attention.'],
  [1, 1, 'One change on this device isn’t sent yet. One more was refused and needs your attention.'],
  [2, 3, '2 changes on this device aren’t sent yet. 3 more were refused and need your attention.'],
])('Before a sign-out, %i waiting and %i refused actions are "%s"', (waiting, refused, text) => {
  expect(unsentSentence({ waiting, refused })).toBe(text);
});
