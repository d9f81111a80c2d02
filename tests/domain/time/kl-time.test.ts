import { describe, expect, it } from 'vitest';
import { klDayAndTime, klTime, messageTime } from '../../../src/domain/time/kl-time.ts';

describe('a time in Kuala Lumpur', () => {
  it('is the same in every time zone of the device', () => {
    expect(klTime(Date.UTC(2026, 10, 21, 2, 42))).toBe('10:42 AM');
    expect(klDayAndTime(Date.UTC(2026, 11, 3, 16, 5))).toBe('04/12/2026, 12:05 AM');
  });

  it('of a message is the time today and the day before that', () => {
    const nowMs = Date.UTC(2026, 10, 21, 2, 42);
    expect(messageTime(Date.UTC(2026, 10, 20, 16), nowMs)).toBe('12:00 AM');
    expect(messageTime(Date.UTC(2026, 10, 20, 16) - 1, nowMs)).toBe('20/11/2026');
    expect(messageTime(Date.UTC(2025, 10, 21, 2, 42), nowMs)).toBe('21/11/2025');
  });

  it('is refused when it is invalid', () => {
    for (const format of [klTime, klDayAndTime, (ms: number) => messageTime(ms, 0)]) {
      expect(() => format(Number.NaN)).toThrow(RangeError);
    }
  });
});
