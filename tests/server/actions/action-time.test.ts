import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveActionTime } from '../../../server/actions/action-time.ts';

const NOW = 1_790_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('The time of a tap', () => {
  it('is the server’s time less the time that passed on the phone', () => {
    const tap = { tappedAt: 5_000, sentAt: 5_000 + 3 * MINUTE, offsetMs: null };
    expect(resolveActionTime(tap, NOW)).toEqual({ tappedAtMs: NOW - 3 * MINUTE, trust: 'elapsed' });
  });

  it('is confirmed if the phone’s corrected clock agrees within a minute', () => {
    const tap = (error: number) => ({ tappedAt: 0, sentAt: 0, offsetMs: NOW + error });
    expect(resolveActionTime(tap(MINUTE), NOW).trust).toBe('confirmed');
    expect(resolveActionTime(tap(-MINUTE), NOW).trust).toBe('confirmed');
    expect(resolveActionTime(tap(MINUTE + 1), NOW).trust).toBe('elapsed');
  });

  it('is that of the phone’s corrected clock if it is confirmed, however slow the network was', () => {
    const tap = { tappedAt: 0, sentAt: 20_000, offsetMs: NOW - 35_000.4 };
    expect(resolveActionTime(tap, NOW)).toEqual({ tappedAtMs: NOW - 35_000, trust: 'confirmed' });
  });

  it('is the time of delivery if the phone’s clock was set back in between', () => {
    const tap = { tappedAt: NOW, sentAt: NOW - DAY, offsetMs: null };
    expect(resolveActionTime(tap, NOW)).toEqual({ tappedAtMs: NOW, trust: 'received' });
  });

  it('is at most 30 days ago, when no running expo had begun', () => {
    const tap = { tappedAt: NOW - 31 * DAY, sentAt: NOW, offsetMs: null };
    expect(resolveActionTime(tap, NOW)).toEqual({ tappedAtMs: NOW - 30 * DAY, trust: 'received' });
  });

  it('is never in the future and hardly more than 30 days ago, for any clock values', () => {
    const whole = fc.double({ noNaN: true, noDefaultInfinity: true }).map(Math.round);
    const offset = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(whole, whole, offset, (tappedAt, sentAt, offsetMs) => {
        const { tappedAtMs } = resolveActionTime({ tappedAt, sentAt, offsetMs }, NOW);
        expect(tappedAtMs).toBeLessThanOrEqual(NOW);
        expect(tappedAtMs).toBeGreaterThanOrEqual(NOW - 30 * DAY - MINUTE);
      }),
    );
  });
});
