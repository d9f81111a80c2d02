import { expect, test } from 'vitest';
import { tappedAtMs } from '../../src/sync/tap-time.ts';

test("the time of a tap is the phone's, corrected where the offset was known, in whole ms", () => {
  expect(tappedAtMs({ tappedAt: 1_000, offsetMs: null })).toBe(1_000);
  expect(tappedAtMs({ tappedAt: 1_000, offsetMs: -20.4 })).toBe(980);
});
