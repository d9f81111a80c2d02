import { expect, it } from 'vitest';
import { optimisticDayPoints } from '../../../src/features/transactions/optimistic-day-points.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { actionOf } from '../../support/action.fixture.ts';

const DAY = '2026-11-21';
const NOON = Date.parse(`${DAY}T04:00:00Z`);
const earlier = { kind: 'points' as const, amount: 50, at: new Date(`${DAY}T03:00:00.000Z`) };
const sent = (day: string): OutboxEntry => ({
  position: 1,
  action: actionOf({ input: null, tappedAt: NOON }),
  state: 'sent',
  rev: 1,
  answer: { expoId: 'expo-1', day, checkedInAt: `${DAY}T04:00:00.000Z`, points: 240 },
});
const earned = (rev: number, ...entries: OutboxEntry[]) =>
  optimisticDayPoints(DAY, [earlier], { rev, atMs: 0 }, entries);

it('What today has earned has a delivered check-in at once, as the balance has, and not twice', () => {
  expect(earned(0, sent(DAY))).toBe(290);
  expect(earned(1, sent(DAY))).toBe(50);
});

it('What waits, and what another day has earned, is not in what today has earned', () => {
  const action = actionOf({ input: { expoId: 'expo-1' }, tappedAt: NOON });
  expect(earned(0, { position: 1, action, state: 'waiting' }, sent('2026-11-20'))).toBe(50);
});
