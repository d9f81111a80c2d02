import { expect, it } from 'vitest';
import { pointsOfDay } from '../../../src/features/transactions/points-of-day.ts';

const at = (time: string) => new Date(`2026-11-22T${time}+08:00`);

it('The points of a day are those that were earned on it in Kuala Lumpur', () => {
  expect(
    pointsOfDay(
      [
        { kind: 'points', amount: 50, at: at('00:00:00') },
        { kind: 'points', amount: 20, at: at('23:59:59') },
        { kind: 'points', amount: -30, at: at('12:00:00') },
        { kind: 'money', amount: 900, at: at('12:00:00') },
        { kind: 'points', amount: 100, at: new Date('2026-11-21T23:59:59+08:00') },
      ],
      '2026-11-22',
    ),
  ).toBe(70);
});
