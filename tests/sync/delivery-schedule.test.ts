import { expect, test } from 'vitest';
import { type DeliveryTrigger, deliveryDelayMs } from '../../src/sync/delivery-schedule.ts';

const state = {
  throttle: { spreadS: 60, notBeforeMs: 0 },
  failures: 0,
  isVisible: true,
  nowMs: 1_000_000,
  random: () => 0.5,
};
const delay = (cause: DeliveryTrigger, change: Partial<typeof state> = {}) =>
  deliveryDelayMs(cause, { ...state, ...change });

test.each(['tap', 'start', 'visible'] as const)('a %s on a visible page sends at once', (cause) => {
  expect(delay(cause)).toBe(0);
});

test.each(['online', 'sync'] as const)(
  '"%s" reaches all phones of a hall: their deliveries are spread',
  (cause) => {
    expect(delay(cause)).toBe(30_000);
    expect(delay(cause, { random: () => 0 })).toBe(0);
    expect(delay(cause, { random: () => 0.999 })).toBeLessThan(60_000);
    expect(delay(cause, { throttle: { spreadS: 200, notBeforeMs: 0 } })).toBe(100_000);
  },
);

test('a start of a hidden page is spread too', () => {
  expect(delay('start', { isVisible: false })).toBe(30_000);
});

test.each(['tap', 'online', 'again'] as const)(
  '"%s" waits at least as long as the server requested',
  (cause) => {
    expect(delay(cause, { throttle: { spreadS: 1, notBeforeMs: 1_090_000 } })).toBe(90_000);
  },
);

test('an old request to wait has no effect', () => {
  expect(delay('tap', { throttle: { spreadS: 60, notBeforeMs: 999_999 } })).toBe(0);
});

test('a wait that a changed clock made far too long is ignored', () => {
  expect(delay('tap', { throttle: { spreadS: 60, notBeforeMs: 1_000_000_000 } })).toBe(0);
});

test('after an attempt without an answer the next one waits its backoff', () => {
  expect([0, 1].map((chance) => delay('again', { failures: 2, random: () => chance }))).toEqual([
    5_000, 10_000,
  ]);
});
