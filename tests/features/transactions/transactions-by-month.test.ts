import { expect, it } from 'vitest';
import type { Transaction } from '../../../src/domain/visitor/transaction.ts';
import { transactionsByMonth } from '../../../src/features/transactions/transactions-by-month.ts';

const at = (id: string, instant: string): Transaction => ({
  id,
  kind: 'points',
  amount: 240,
  title: 'Checked in',
  reference: '',
  at: new Date(instant),
});

it('Transactions are grouped by their month in Kuala Lumpur, in the order of the list', () => {
  const groups = transactionsByMonth([
    at('a', '2026-10-31T17:00:00Z'),
    at('b', '2026-10-31T15:59:00Z'),
    at('c', '2026-10-01T00:00:00Z'),
  ]);
  expect([...groups].map(([month, items]) => [month, items.map(({ id, day }) => `${id} ${day}`)])).toEqual([
    ['2026-11', ['a 2026-11-01']],
    ['2026-10', ['b 2026-10-31', 'c 2026-10-01']],
  ]);
});
