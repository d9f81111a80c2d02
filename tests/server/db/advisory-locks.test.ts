import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '../../../server/db/advisory-locks.ts';

it('every lock has a number of its own, so that none waits for another', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
