import { expect, test } from 'vitest';
import { backoffMs } from '../../src/sync/backoff.ts';

test('attempts are 5 s apart, doubling to 60 s', () => {
  const whole = [1, 2, 3, 4, 5, 6, 100].map((failures) => backoffMs(failures, () => 1));
  expect(whole).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});

test('half of each wait is random', () => {
  expect([0, 0.5, 1].map((chance) => backoffMs(2, () => chance))).toEqual([5_000, 7_500, 10_000]);
});
