import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClockRecord,
  clockFromSamples,
  correctForClockChange,
  raiseHighestTime,
  readClock,
} from '../../../src/domain/time/server-clock.ts';
import { checkPassTimes, passClaims } from '../../../src/domain/visitor/pass.ts';
import { reportMeasurement } from '../../support/report-measurement.ts';

/** `RUNS=10000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 2_000);
const SEED = Number(process.env.SEED ?? 20_261_121);
const HOUR_MS = 3_600_000;
const T0 = Date.UTC(2026, 10, 21, 2);

describe('the offset', () => {
  it('comes from the sample with the shortest round trip', () => {
    const slow = { sentAt: 0, receivedAt: 3_000, serverMs: T0 };
    const quick = { sentAt: 5_000, receivedAt: 5_200, serverMs: T0 + 5_100 };
    expect(clockFromSamples([slow, quick], null)?.offsetMs).toBe(T0);
    expect(clockFromSamples([], null)).toBeNull();
  });

  it('has an error of at most half a round trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e10, max: 1e10 }),
        fc.array(fc.tuple(fc.nat(4_000), fc.nat(4_000)), { minLength: 1 }),
        (skew, trips) => {
          let device = T0;
          const samples = trips.map(([there, back]) => {
            const sentAt = device;
            device += there + back;
            return { sentAt, receivedAt: device, serverMs: sentAt + there + skew };
          });
          const best = Math.min(...trips.map(([there, back]) => there + back));
          const record = clockFromSamples(samples, null);
          expect(Math.abs((record?.offsetMs ?? Number.NaN) - skew)).toBeLessThanOrEqual(best / 2);
        },
      ),
    );
  });
});

describe('the corrected time', () => {
  const record: ClockRecord = { offsetMs: 1_000, sampledAtMs: T0, highestMs: T0 };

  it('is unknown without a stored record', () => {
    expect(readClock(null, T0)).toEqual({ kind: 'none' });
  });

  it('is good for a day and then stale', () => {
    expect(readClock(record, T0 + 23 * HOUR_MS)).toMatchObject({ kind: 'good', stale: false });
    expect(readClock(record, T0 + 25 * HOUR_MS)).toMatchObject({ kind: 'good', stale: true });
  });

  it('is refused when it is more than 5 s behind a known server time', () => {
    expect(readClock(record, T0 - 1_000 - 5_000).kind).toBe('good');
    expect(readClock(record, T0 - 1_000 - 5_001).kind).toBe('set-back');
    const later = raiseHighestTime(record, T0 + 3 * HOUR_MS);
    expect(readClock(later, T0 + 2 * HOUR_MS).kind).toBe('set-back');
  });
});

describe('a change of the phone’s clock', () => {
  const record: ClockRecord = { offsetMs: 1_000, sampledAtMs: T0, highestMs: T0 };
  const changedBy = (wallMs: number, monotonicMs: number, wasHidden: boolean) =>
    correctForClockChange(record, { wallMs, monotonicMs, wasHidden });

  it('of up to 2 s is none: the two clocks never agree to the millisecond', () => {
    for (const driftMs of [-2_000, -1, 0, 1, 2_000])
      expect(changedBy(9_000 + driftMs, 9_000, false)).toBe(record);
    expect(changedBy(6_999, 9_000, false).offsetMs).toBe(3_001);
    expect(changedBy(11_001, 9_000, false).offsetMs).toBe(-1_001);
  });

  it('forwards is sleep if the page was hidden, and backwards never is', () => {
    expect(changedBy(HOUR_MS, 0, true)).toBe(record);
    expect(changedBy(-HOUR_MS, 0, true).offsetMs).toBe(1_000 + HOUR_MS);
  });
});

/** What can happen to the clocks of a phone between two checks of the app. */
type ClockEvent =
  | { type: 'runs'; ms: number }
  | { type: 'sleeps'; ms: number }
  | { type: 'set'; ms: number }
  | { type: 'restarts'; ms: number };

const clockEvent: fc.Arbitrary<ClockEvent> = fc.oneof(
  fc.record({ type: fc.constant('runs' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ type: fc.constant('sleeps' as const), ms: fc.integer({ min: 1, max: 2 * HOUR_MS }) }),
  fc.record({ type: fc.constant('set' as const), ms: fc.integer({ min: -48 * HOUR_MS, max: 48 * HOUR_MS }) }),
  fc.record({ type: fc.constant('restarts' as const), ms: fc.integer({ min: 1, max: 2 * HOUR_MS }) }),
);

it('a pass is never one that a gate refuses, with clock changes, sleep and cold starts', () => {
  let passCount = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(clockEvent, { maxLength: 10 }),
      (skew, events) => {
        let trueMs = T0;
        let wallMs = T0 - skew;
        let record: ClockRecord = { offsetMs: skew, sampledAtMs: T0, highestMs: T0 };
        for (const { type, ms } of events) {
          const previousWallMs = wallMs;
          if (type === 'set') wallMs += ms;
          else {
            trueMs += ms;
            wallMs += ms;
          }
          // Only an open app compares its clocks.
          if (type !== 'restarts') {
            const monotonicMs = type === 'runs' ? ms : 0;
            record = correctForClockChange(record, {
              wallMs: wallMs - previousWallMs,
              monotonicMs,
              wasHidden: type === 'sleeps',
            });
            record = raiseHighestTime(record, wallMs);
          }
          const reading = readClock(record, wallMs);
          if (reading.kind !== 'good' || trueMs - T0 > 24 * HOUR_MS) continue;
          passCount++;
          expect(checkPassTimes(passClaims('yhello', 'sub', true, reading.nowMs), trueMs)).toBeNull();
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
  // Without a single pass the property would hold, too.
  expect(passCount).toBeGreaterThan(RUNS * 2);
  reportMeasurement('P10', {
    of: 'codes of a clock',
    seed: SEED,
    'sequences of events': RUNS,
    codes: passCount,
    'refused at the gate': 0,
  });
});

it('a phone with an unchanged clock always has a pass', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(24 * HOUR_MS), (skew, elapsedMs) => {
      const record = { offsetMs: skew, sampledAtMs: T0, highestMs: T0 };
      expect(readClock(record, T0 - skew + elapsedMs)).toMatchObject({ kind: 'good', nowMs: T0 + elapsedMs });
    }),
  );
});
