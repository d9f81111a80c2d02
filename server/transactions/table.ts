import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../src/domain/visitor/transaction.ts';
import { instant } from '../db/columns.ts';

/** The ledger: a visitor's balance is the sum of the points in it, and is stored nowhere else. */
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
    /**
     * What the points are for, such as one day at one expo: they are paid once a reason. Of a redemption, which reward.
     * Null for anything else.
     */
    reason: text(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('transactions_owner').on(t.sub, t.at, t.id),
    uniqueIndex('transactions_reason').on(t.sub, t.reason),
  ],
);
