import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Accounts deleted a moment ago, so that a call that was under way does not bring them back. */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** SHA-256, base64url: whose it was is not kept. */
  accountHash: text('account_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});
