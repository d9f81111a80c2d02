import { expect, it } from 'vitest';
import { mayAskToInstall } from '../../src/platform/install-offer.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const asks = (knownMs: number, isAuth: boolean, dismissedMs: number | null = null) =>
  mayAskToInstall({ firstStartMs: NOW - knownMs, dismissedMs }, { nowMs: NOW, isAuth });

it('Nobody is asked on a first visit, however often the page is loaded', () => {
  for (const minutes of [0, 1, 29]) expect(asks((minutes * HOUR_MS) / 60, true)).toBe(false);
});

it('A visitor with an account is asked from the second visit on, one without on another day', () => {
  expect(asks(HOUR_MS, true)).toBe(true);
  expect(asks(HOUR_MS, false)).toBe(false);
  expect(asks(24 * HOUR_MS, false)).toBe(true);
});

it('After a no the offer never comes again', () => {
  expect(asks(1_000 * HOUR_MS, true, NOW - 900 * HOUR_MS)).toBe(false);
});
