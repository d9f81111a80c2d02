import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryEachSecond } from '../../src/platform/retry-each-second.ts';

let isPaused = false;
const attempt = vi.fn();
const onGaveUp = vi.fn();
const start = () => retryEachSecond({ attempt, isPaused: () => isPaused, onGaveUp });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  isPaused = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it('The attempt is made at once, then once a second', () => {
  start();
  expect(attempt).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(attempt).toHaveBeenCalledTimes(6);
});

it('It gives up once, a second after the 30th attempt', () => {
  start();
  vi.advanceTimersByTime(29_000);
  expect([attempt.mock.calls.length, onGaveUp.mock.calls.length]).toEqual([30, 0]);
  vi.advanceTimersByTime(600_000);
  expect([attempt.mock.calls.length, onGaveUp.mock.calls.length]).toEqual([30, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('The time in which it is paused does not count', () => {
  isPaused = true;
  start();
  vi.advanceTimersByTime(600_000);
  expect([attempt.mock.calls.length, onGaveUp.mock.calls.length]).toEqual([0, 0]);
  isPaused = false;
  vi.advanceTimersByTime(30_000);
  expect([attempt.mock.calls.length, onGaveUp.mock.calls.length]).toEqual([30, 0]);
});

it('No attempt is made after it is ended', () => {
  start()();
  vi.advanceTimersByTime(600_000);
  expect([attempt.mock.calls.length, onGaveUp.mock.calls.length]).toEqual([1, 0]);
});
