import { describe, expect, it } from 'vitest';
import type { PointsSummary } from '../../../src/domain/visitor/points.ts';
import { earnedLabel } from '../../../src/features/rewards/earned-label.ts';

const TODAY = '2026-11-21';
const unsaid: PointsSummary = { balanceAmount: { currency: 'myr', originalAmount: 0, points: 0 } };

describe('a way to earn', () => {
  it('is earned once it was paid, if it pays once', () => {
    const summary = { ...unsaid, paidWays: ['become-verified'] };
    expect(earnedLabel('become-verified', summary, TODAY)).toBe('Earned');
    expect(earnedLabel('complete-your-profile', summary, TODAY)).toBeNull();
  });

  it('is earned today after a check-in of today, not of yesterday', () => {
    const onDay = (lastCheckInOn: string) => earnedLabel('check-in', { ...unsaid, lastCheckInOn }, TODAY);
    expect(onDay(TODAY)).toBe('Earned today');
    expect(onDay('2026-11-20')).toBeNull();
    expect(earnedLabel('birthday', { ...unsaid, lastCheckInOn: TODAY }, TODAY)).toBeNull();
  });

  it('is open while nothing is known', () => {
    for (const way of ['check-in', 'become-verified']) {
      expect(earnedLabel(way, null, TODAY)).toBeNull();
      expect(earnedLabel(way, unsaid, TODAY)).toBeNull();
    }
  });
});
