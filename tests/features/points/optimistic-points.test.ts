import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optimisticPoints } from '../../../src/features/points/optimistic-points.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { actionOf } from '../../support/action.fixture.ts';

const PER_CHECK_IN = 240;
const NOON = Date.parse('2026-11-21T04:00:00Z');
const DAY_MS = 86_400_000;
const summary = {
  balanceAmount: { currency: 'myr', originalAmount: 12, points: 1_200 },
  pointsPerCheckIn: PER_CHECK_IN,
};
const beforeAll = { rev: 0, atMs: 0 };

const waiting = (expoId: string, tappedAt = NOON): OutboxEntry => ({
  position: 1,
  action: actionOf({ input: { expoId }, tappedAt }),
  state: 'waiting',
});
const sent = (points: unknown, rev = 1): OutboxEntry => ({
  position: 1,
  action: actionOf({ input: null, tappedAt: NOON }),
  state: 'sent',
  rev,
  answer: { expoId: 'expo-1', day: '2026-11-21', checkedInAt: '2026-11-21T04:00:00.000Z', points },
});

describe('The points of a visitor', () => {
  it('are the balance when nothing waits', () => {
    expect(optimisticPoints(summary, beforeAll, [])).toEqual({ points: 1_200, pending: 0 });
  });

  it('do not contain what a waiting check-in will earn', () => {
    const points = optimisticPoints(summary, beforeAll, [waiting('expo-1')]);
    expect(points).toEqual({ points: 1_200, pending: 240 });
  });

  it('contain what a delivered check-in has earned until a newer balance arrives', () => {
    expect(optimisticPoints(summary, beforeAll, [sent(240)])).toEqual({ points: 1_440, pending: 0 });
    const after = { rev: 1, atMs: 0 };
    expect(optimisticPoints(summary, after, [sent(240)])).toEqual({ points: 1_200, pending: 0 });
  });

  it('do not change for a check-in that was not the first of its day', () => {
    expect(optimisticPoints(summary, beforeAll, [sent(0)])).toEqual({ points: 1_200, pending: 0 });
    const secondTap = [sent(240), waiting('expo-1')];
    expect(optimisticPoints(summary, beforeAll, secondTap)).toEqual({ points: 1_440, pending: 0 });
  });

  it('wait once for each day at each expo, whatever is tapped twice', () => {
    const taps = [waiting('a'), waiting('a'), waiting('b'), waiting('a', NOON + DAY_MS)];
    expect(optimisticPoints(summary, beforeAll, taps).pending).toBe(3 * PER_CHECK_IN);
  });

  it('do not wait for a refused check-in, nor with a backend that does not say what one earns', () => {
    const refused: OutboxEntry = { ...waiting('expo-1'), state: 'refused', reason: 'expo-not-running' };
    expect(optimisticPoints(summary, beforeAll, [refused])).toEqual({ points: 1_200, pending: 0 });
    const { balanceAmount } = summary;
    expect(optimisticPoints({ balanceAmount }, beforeAll, [waiting('a')]).pending).toBe(0);
  });

  it.each([undefined, null, 'many', {}])('ignore an answer whose points are %j', (points) => {
    expect(optimisticPoints(summary, beforeAll, [sent(points)])).toEqual({ points: 1_200, pending: 0 });
  });

  it('never move twice for one check-in: pending, then part of the sum, then of the balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.nat(5), fc.nat(5), (count, delivered, contained) => {
        const settled = Math.min(delivered, count);
        const inBalance = Math.min(contained, settled);
        const entries = Array.from({ length: count }, (_, i): OutboxEntry => {
          const tappedAt = NOON + i * DAY_MS;
          const day = new Date(tappedAt).toISOString().slice(0, 10);
          const answer = { expoId: 'expo-1', day, checkedInAt: `${day}T04:00:00.000Z`, points: PER_CHECK_IN };
          return i < settled
            ? { ...sent(PER_CHECK_IN, i + 1), answer }
            : { ...waiting('expo-1', tappedAt), position: i };
        });
        const points = 1_200 + inBalance * PER_CHECK_IN;
        const response = { ...summary, balanceAmount: { ...summary.balanceAmount, points } };
        const shown = optimisticPoints(response, { rev: inBalance, atMs: 0 }, entries);
        expect(shown).toEqual({
          points: 1_200 + settled * PER_CHECK_IN,
          pending: (count - settled) * PER_CHECK_IN,
        });
      }),
    );
  });
});
