import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetPassword,
  rememberedPassword,
  rememberPassword,
} from '../../../src/platform/session/remembered-password.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetPassword();
  vi.useRealTimers();
});

it('The password of a sign-up is there for its own address only', () => {
  rememberPassword('anna@yhello.test', 'first');
  expect(rememberedPassword('anna@yhello.test')).toBe('first');
  expect(rememberedPassword('ben@yhello.test')).toBeNull();
});

it('A second sign-up takes the place of the first', () => {
  rememberPassword('anna@yhello.test', 'first');
  rememberPassword('ben@yhello.test', 'second');
  expect(rememberedPassword('anna@yhello.test')).toBeNull();
  expect(rememberedPassword('ben@yhello.test')).toBe('second');
});

it('A password is gone after 15 minutes, counted from the last sign-up', () => {
  rememberPassword('anna@yhello.test', 'first');
  vi.advanceTimersByTime(14 * 60_000);
  rememberPassword('anna@yhello.test', 'second');
  vi.advanceTimersByTime(14 * 60_000);
  expect(rememberedPassword('anna@yhello.test')).toBe('second');
  vi.advanceTimersByTime(60_000);
  expect(rememberedPassword('anna@yhello.test')).toBeNull();
});
