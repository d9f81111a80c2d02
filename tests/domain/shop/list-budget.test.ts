import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundBudget, budgetAfter, budgetLeft, mergeBudgets } from '../../../src/domain/shop/list-budget.ts';

const anyBudget = fc.option(
  fc.record({
    sen: fc.option(fc.integer({ min: 1, max: 3 })),
    stamp: fc.record({ at: fc.nat(4), by: fc.constantFrom('a', 'b') }),
  }),
);
const set = (budgetSen: number | null, sawAt: number) => ({ expoId: 'e', budgetSen, sawAt });

describe('The budgets of copies of a list', () => {
  it('become the same in whatever order the copies meet, and however often', () => {
    fc.assert(
      fc.property(anyBudget, anyBudget, anyBudget, (a, b, c) => {
        expect(mergeBudgets(a, b)).toEqual(mergeBudgets(b, a));
        expect(mergeBudgets(mergeBudgets(a, b), c)).toEqual(mergeBudgets(a, mergeBudgets(b, c)));
        expect(mergeBudgets(mergeBudgets(a, b), b)).toEqual(mergeBudgets(a, b));
      }),
    );
  });

  it('are one that was set last; taking it away counts as setting it', () => {
    const [early, late] = [
      { sen: 500, stamp: { at: 1, by: 'b' } },
      { sen: null, stamp: { at: 2, by: 'a' } },
    ];
    expect(mergeBudgets(early, late)).toEqual(late);
    expect(mergeBudgets(null, early)).toEqual(early);
    expect(mergeBudgets(boundBudget(late, 0), early)).toEqual(early);
  });
});

describe('A budget that a visitor sets', () => {
  it('replaces the budget that they saw, even when their clock is behind', () => {
    const seen = { sen: 500, stamp: { at: 9_000, by: 'b' } };
    expect(budgetAfter(seen, set(700, 9_000), { at: 2_000, by: 'a' })).toEqual({
      sen: 700,
      stamp: { at: 9_001, by: 'a' },
    });
  });

  it('gives way to a later one that they did not see', () => {
    const unseen = { sen: 500, stamp: { at: 9_000, by: 'b' } };
    expect(budgetAfter(unseen, set(700, 0), { at: 2_000, by: 'a' })).toEqual(unseen);
    expect(budgetAfter(null, set(700, 0), { at: 2_000, by: 'a' })?.sen).toBe(700);
  });

  it('has what is left now, and once everything is bought', () => {
    expect(budgetLeft(1_000, { spentSen: 300, plannedSen: 900 })).toEqual({ nowSen: 700, afterAllSen: -200 });
  });
});
