import { expect, it } from 'vitest';
import { createAttempts } from '../../../server/identity/attempts.ts';

it('counts by name, and forgets when the window that the first attempt opened is over', () => {
  let now = 0;
  const attempts = createAttempts(2, 1000, () => now);
  attempts.count('mei');
  expect(attempts.exceeded('mei')).toBe(false);
  now = 900;
  attempts.count('mei');
  expect(attempts.exceeded('mei')).toBe(true);
  expect(attempts.exceeded('raj')).toBe(false);
  now = 1000;
  expect(attempts.exceeded('mei')).toBe(false);
  attempts.count('mei');
  expect(attempts.exceeded('mei')).toBe(false);
});

it('starts afresh once cleared', () => {
  const attempts = createAttempts(1, 1000, () => 0);
  attempts.count('mei');
  attempts.clear('mei');
  expect(attempts.exceeded('mei')).toBe(false);
});

it('remembers the latest 50,000 names, however many come', () => {
  const attempts = createAttempts(1, 1000, () => 0);
  for (let i = 0; i <= 50_000; i += 1) attempts.count(`name-${i}`);
  expect(attempts.exceeded('name-0')).toBe(false);
  expect(attempts.exceeded('name-1')).toBe(true);
  expect(attempts.exceeded('name-50000')).toBe(true);
});
