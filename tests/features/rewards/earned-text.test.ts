import { describe, expect, it } from 'vitest';
import type { PointsSummary } from '../../../src/domain/visitor/points.ts';
import { earnedText } from '../../../src/features/rewards/earned-text.ts';

const TODAY = '2026-11-21';
const unsaid: PointsSummary = { balanceAmount: { currency: 'myr', originalAmount: 0, points: 0 } };

describe('a way to earn', () => {
  it('is earned once it was paid, if it pays once', () => {
    const summary = { ...unsaid, paidWays: ['become-verified'] };
    expect(earnedText('become-verified', summary, TODAY)).toBe('Earned');
    expect(earnedText('complete-your-profile', summary, TODAY)).toBeNull();
  });

  it('is earned today after a check-in of today, not of yesterday', () => {
    const onDay = (lastCheckInOn: string) => earnedText('check-in', { ...unsaid, lastCheckInOn }, TODAY);
    expect(onDay(TODAY)).toBe('Earned today');
    expect(onDay('2026-11-20')).toBeNull();
    expect(earnedText('birthday', { ...unsaid, lastCheckInOn: TODAY }, TODAY)).toBeNull();
  });

  it('is open while nothing is known', () => {
    for (const way of ['check-in', 'become-verified']) {
      expect(earnedText(way, null, TODAY)).toBeNull();
      expect(earnedText(way, unsaid, TODAY)).toBeNull();
    }
  });
});
