import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Accounts that were just deleted, so that a request in flight does not create them again. */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** See `accountHash`. */
  accountHash: text('account_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});
