import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPassword, keepPassword, keptPassword } from '../../../src/platform/session/kept-password.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetPassword();
  vi.useRealTimers();
});

it('The password of a sign-up is there for its own address only', () => {
  keepPassword('anna@yhello.test', 'first');
  expect(keptPassword('anna@yhello.test')).toBe('first');
  expect(keptPassword('ben@yhello.test')).toBeNull();
});

it('A second sign-up takes the place of the first', () => {
  keepPassword('anna@yhello.test', 'first');
  keepPassword('ben@yhello.test', 'second');
  expect(keptPassword('anna@yhello.test')).toBeNull();
  expect(keptPassword('ben@yhello.test')).toBe('second');
});

it('A password is gone after 15 minutes, counted from the last sign-up', () => {
  keepPassword('anna@yhello.test', 'first');
  vi.advanceTimersByTime(14 * 60_000);
  keepPassword('anna@yhello.test', 'second');
  vi.advanceTimersByTime(14 * 60_000);
  expect(keptPassword('anna@yhello.test')).toBe('second');
  vi.advanceTimersByTime(60_000);
  expect(keptPassword('anna@yhello.test')).toBeNull();
});
