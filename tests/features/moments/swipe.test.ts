import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeOutcome } from '../../../src/features/moments/swipe.ts';

describe('a swipe on a picture 400 px wide', () => {
  it.each([
    [-130, 2_000, 'after'],
    [130, 2_000, 'before'],
    [-40, 80, 'after'],
    [40, 80, 'before'],
    [-100, 2_000, 'stay'],
    [20, 10, 'stay'],
    [0, 0, 'stay'],
  ] as const)('by %d px in %d ms has the outcome “%s”', (dx, ms, outcome) => {
    expect(swipeOutcome(dx, ms, 400)).toBe(outcome);
  });

  it('has the opposite outcome in the opposite direction', () => {
    const opposite = { before: 'after', after: 'before', stay: 'stay' } as const;
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.nat(3_000), (dx, ms) => {
        expect(swipeOutcome(-dx, ms, 400)).toBe(opposite[swipeOutcome(dx, ms, 400)]);
      }),
    );
  });
});
