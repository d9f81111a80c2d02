import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../src/domain/time/dates.ts';
import { instantOf } from '../../../src/domain/time/expo-instant.ts';
import { dayAt, msUntilMidnight } from '../../../src/domain/time/expo-time.ts';
import { dayAndTimeAt, messageTime, timeAt } from '../../../src/domain/time/expo-time-text.ts';

const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
const intlDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
const intlTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kuala_Lumpur',
  timeStyle: 'short',
});
const timeByIntl = (ms: number) => intlTime.format(ms).replace('\u202f', ' ');

describe('a time at the expos', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the one that the time zone data of Intl has, at any instant', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        expect([dayAt(ms), timeAt(ms)]).toEqual([intlDay.format(ms), timeByIntl(ms)]);
      }),
    );
  });

  // One zone for each kind: summer time that skips an hour of the night, of midnight, half an hour, and far from UTC.
  it.each([
    ['Europe/London', '2026-03-28T17:00:00Z'],
    ['Africa/Cairo', '2026-04-23T16:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T18:00:00Z'],
    ['America/New_York', '2026-03-07T18:00:00Z'],
  ])('is the same on a device in %s, where the clock is changed', (zone, changedAt) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    for (let minutes = -180; minutes <= 180; minutes += 15) {
      const ms = Date.parse(changedAt) + minutes * 60_000;
      expect([dayAt(ms), timeAt(ms)]).toEqual([intlDay.format(ms), timeByIntl(ms)]);
      expect(Date.parse(instantOf(dayAt(ms), new Date(ms + 8 * 3_600_000).toISOString().slice(11, 19)))).toBe(
        ms,
      );
    }
  });

  it('is written with the day in front, or as a clock', () => {
    expect(timeAt(Date.UTC(2026, 10, 21, 2, 42))).toBe('10:42 AM');
    expect(dayAndTimeAt(Date.UTC(2026, 11, 3, 16, 5))).toBe('04/12/2026, 12:05 AM');
  });

  it('of a message is the time today and the day before that', () => {
    const nowMs = Date.UTC(2026, 10, 21, 2, 42);
    expect(messageTime(Date.UTC(2026, 10, 20, 16), nowMs)).toBe('12:00 AM');
    expect(messageTime(Date.UTC(2026, 10, 20, 16) - 1, nowMs)).toBe('20 Nov');
    expect(messageTime(Date.UTC(2025, 10, 21, 2, 42), nowMs)).toBe('21 Nov 2025');
  });

  it('as an instant has the offset from UTC', () => {
    expect(instantOf('2026-12-04', '10:00')).toBe('2026-12-04T10:00:00+08:00');
    expect(instantOf('2026-12-04', '23:59:59')).toBe('2026-12-04T23:59:59+08:00');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('of %j is refused', (ms) => {
    for (const format of [dayAt, timeAt, dayAndTimeAt, (atMs: number) => messageTime(atMs, 0)])
      expect(() => format(ms)).toThrow(RangeError);
  });
});

describe('a day at the expos', () => {
  it('begins at 16:00 UTC', () => {
    expect(dayAt(Date.UTC(2026, 10, 21, 15, 59, 59, 999))).toBe('2026-11-21');
    expect(dayAt(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22');
  });

  it('ends after msUntilMidnight, and not before', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const wait = msUntilMidnight(ms);
        expect(dayAt(ms + wait - 1)).toBe(dayAt(ms));
        expect(dayAt(ms + wait)).toBe(addDays(dayAt(ms), 1));
      }),
    );
  });
});
