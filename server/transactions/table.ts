import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../src/domain/visitor/transaction.ts';
import { instant } from '../db/columns.ts';

export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    kind: text().$type<Transaction['kind']>().notNull(),
    /** In points or in sen; negative when it was spent. */
    amount: integer().notNull(),
    title: text().notNull(),
    reference: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('transactions_owner').on(t.sub, t.at, t.id)],
);
