import { expect, it } from 'vitest';
import { optimisticBudget } from '../../../src/features/shopping-list/optimistic-budget.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const EXPO = 'expo-1';
const LIST_ID = '00000000-0000-4000-8000-00000000000a';
const set = (budgetSen: number | null, more: object = {}) => ({
  name: 'shopping-list.set-budget',
  input: { expoId: EXPO, budgetSen, sawAt: 0, ...more },
});
const shown = (
  actions: Parameters<typeof entriesFor>[0],
  delivered = 0,
  loadedRev = 0,
  list = { expoId: EXPO },
) => optimisticBudget(list, null, { rev: loadedRev, atMs: 0 }, entriesFor(actions, delivered))?.sen;

it('The budget shows at once, until it is delivered, and until the list has it', () => {
  expect(shown([set(500), set(700)])).toBe(700);
  expect(shown([set(500), set(null)])).toBeNull();
  expect(shown([set(500)], 1)).toBe(500);
  expect(shown([set(500)], 1, 1)).toBeUndefined();
});

it('The budget of a list is not shown on another list, nor for another expo', () => {
  const actions = [set(500, { listId: LIST_ID }), set(700, { expoId: 'expo-2' })];
  expect(shown(actions)).toBeUndefined();
  expect(shown(actions, 0, 0, { expoId: EXPO, listId: LIST_ID } as { expoId: string })).toBe(500);
});

it('The budget that another phone gave with its list counts if it was set later', () => {
  const merge = (at: number) => ({
    name: 'shopping-list.merge',
    input: { expoId: EXPO, items: [], budget: { sen: 900, stamp: { at, by: 'them' } } },
  });
  expect(shown([set(500), merge(1_790_000_000_001)])).toBe(900);
  expect(shown([set(500), merge(1)])).toBe(500);
});
