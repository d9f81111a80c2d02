import { expect, it } from 'vitest';
import { budgetText } from '../../../src/features/shopping-list/budget-text.ts';
import { readAmount } from '../../../src/features/shopping-list/read-amount.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const bought = (priceSen: number | null) => shoppingItem({ priceSen, ticked: true });
const planned = (priceSen: number | null) => shoppingItem({ priceSen });

it('A budget says in words what is left or over, and what the rest of the list does to it', () => {
  expect(budgetText(50_000, [bought(25_980), planned(12_000)])).toEqual({
    lead: 'RM\u00a0240.20 left',
    of: 'of RM\u00a0500.00',
    rest: ['With the rest of the list, RM\u00a0120.20 stays.'],
  });
  expect(budgetText(50_000, [bought(25_980), planned(30_000)])).toEqual({
    lead: 'RM\u00a059.80 over',
    of: 'the budget of RM\u00a0500.00 with the rest of the list',
    rest: ['So far, RM\u00a0240.20 is left.'],
  });
  expect(budgetText(10_000, [bought(12_000), planned(1_000)])).toEqual({
    lead: 'RM\u00a020.00 over',
    of: 'the budget of RM\u00a0100.00',
    rest: ['With the rest of the list, it’s RM\u00a030.00 over.'],
  });
  expect(budgetText(10_000, [bought(12_000)])).toEqual({
    lead: 'RM\u00a020.00 over',
    of: 'the budget of RM\u00a0100.00',
    rest: [],
  });
});

it('A budget says how many items it does not count, because they have no price', () => {
  expect(budgetText(10_000, [bought(null)]).rest).toEqual(['1 item has no price yet, so it isn’t counted.']);
  expect(budgetText(10_000, [bought(null), planned(null)]).rest).toEqual([
    '2 items have no price yet, so they aren’t counted.',
  ]);
});

it('A typed amount is in the organiser’s currency, empty, or refused with what to do', () => {
  expect(['RM 1,250.50', '500', ' '].map((text) => readAmount(text, 1))).toEqual([
    { sen: 125_050 },
    { sen: 50_000 },
    { sen: null },
  ]);
  for (const text of ['lots', '0', '-5'])
    expect(readAmount(text, 1)).toEqual({ error: 'Type an amount, such as 129.90.' });
  expect(readAmount('0', 0)).toEqual({ sen: 0 });
  expect(readAmount('20000000.01', 1)).toEqual({ error: 'The most is RM\u00a020,000,000.00.' });
});
