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

const HOUR = 3_600_000;
const T0 = Date.UTC(2026, 10, 21, 2);

describe('the offset', () => {
  it('comes from the answer with the shortest round trip', () => {
    const slow = { sentAt: 0, receivedAt: 3_000, serverMs: T0 };
    const quick = { sentAt: 5_000, receivedAt: 5_200, serverMs: T0 + 5_100 };
    expect(clockFromSamples([slow, quick], null)?.offsetMs).toBe(T0);
    expect(clockFromSamples([], null)).toBeNull();
  });

  it('is off by half a round trip at the most', () => {
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

describe('the time', () => {
  const record: ClockRecord = { offsetMs: 1_000, sampledAtMs: T0, highestMs: T0 };

  it('is unknown while none was ever stored', () => {
    expect(readClock(null, T0)).toEqual({ kind: 'none' });
  });

  it('is good for a day and then worth checking', () => {
    expect(readClock(record, T0 + 23 * HOUR)).toMatchObject({ kind: 'good', stale: false });
    expect(readClock(record, T0 + 25 * HOUR)).toMatchObject({ kind: 'good', stale: true });
  });

  it('is not believed when it lies more than 5 s behind one already seen', () => {
    expect(readClock(record, T0 - 1_000 - 5_000).kind).toBe('good');
    expect(readClock(record, T0 - 1_000 - 5_001).kind).toBe('set-back');
    const later = raiseHighestTime(record, T0 + 3 * HOUR);
    expect(readClock(later, T0 + 2 * HOUR).kind).toBe('set-back');
  });
});

/** A phone's life at a venue: things that happen to its clocks between two looks of the app. */
type Happening =
  | { what: 'runs'; ms: number }
  | { what: 'sleeps'; ms: number }
  | { what: 'set'; ms: number }
  | { what: 'restarts'; ms: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constant('runs' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ what: fc.constant('sleeps' as const), ms: fc.integer({ min: 1, max: 2 * HOUR }) }),
  fc.record({ what: fc.constant('set' as const), ms: fc.integer({ min: -48 * HOUR, max: 48 * HOUR }) }),
  fc.record({ what: fc.constant('restarts' as const), ms: fc.integer({ min: 1, max: 2 * HOUR }) }),
);

it('gives no code that a gate would refuse, through clock changes in sight, sleep and cold starts', () => {
  let shown = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(happening, { maxLength: 10 }),
      (skew, story) => {
        let trueMs = T0;
        let wallMs = T0 - skew;
        let record: ClockRecord = { offsetMs: skew, sampledAtMs: T0, highestMs: T0 };
        for (const { what, ms } of story) {
          const before = wallMs;
          if (what === 'set') wallMs += ms;
          else {
            trueMs += ms;
            wallMs += ms;
          }
          // A closed app looks at nothing; an open one compares its clocks.
          if (what !== 'restarts') {
            const monotonicMs = what === 'runs' ? ms : 0;
            record = correctForClockChange(record, {
              wallMs: wallMs - before,
              monotonicMs,
              wasHidden: what === 'sleeps',
            });
            record = raiseHighestTime(record, wallMs);
          }
          const reading = readClock(record, wallMs);
          if (reading.kind !== 'good' || trueMs - T0 > 24 * HOUR) continue;
          shown++;
          expect(checkPassTimes(passClaims('yhello', 'sub', true, reading.nowMs), trueMs)).toBeNull();
        }
      },
    ),
    { numRuns: 2_000 },
  );
  // Placeholders everywhere would satisfy the rule too.
  expect(shown).toBeGreaterThan(5_000);
});

it('never keeps a code from a phone whose clock nobody touched', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(24 * HOUR), (skew, passed) => {
      const record = { offsetMs: skew, sampledAtMs: T0, highestMs: T0 };
      expect(readClock(record, T0 - skew + passed)).toMatchObject({ kind: 'good', nowMs: T0 + passed });
    }),
  );
});
