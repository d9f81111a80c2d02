import { expect, it } from 'vitest';
import { createRateLimiter } from '../../../server/rate-limit/rate-limiter.ts';

it('Attempts are counted by key within a window that starts at the first attempt', () => {
  let now = 0;
  const attempts = createRateLimiter(2, 1000, () => now);
  attempts.count('mei');
  expect(attempts.isExceeded('mei')).toBe(false);
  now = 900;
  attempts.count('mei');
  expect(attempts.isExceeded('mei')).toBe(true);
  expect(attempts.isExceeded('raj')).toBe(false);
  now = 1000;
  expect(attempts.isExceeded('mei')).toBe(false);
  attempts.count('mei');
  expect(attempts.isExceeded('mei')).toBe(false);
});

it('A key that was cleared starts again from zero', () => {
  const attempts = createRateLimiter(1, 1000, () => 0);
  attempts.count('mei');
  attempts.clear('mei');
  expect(attempts.isExceeded('mei')).toBe(false);
});

it('Only the latest 50,000 keys are kept', () => {
  const attempts = createRateLimiter(1, 1000, () => 0);
  for (let i = 0; i <= 50_000; i += 1) attempts.count(`name-${i}`);
  expect(attempts.isExceeded('name-0')).toBe(false);
  expect(attempts.isExceeded('name-1')).toBe(true);
  expect(attempts.isExceeded('name-50000')).toBe(true);
});

it('Whoever goes on trying is not forgotten for 50,000 others', () => {
  const attempts = createRateLimiter(2, 1000, () => 0);
  attempts.count('mei');
  for (let i = 1; i < 50_000; i += 1) attempts.count(`name-${i}`);
  attempts.count('mei');
  attempts.count('name-50000');
  expect(attempts.isExceeded('mei')).toBe(true);
});
