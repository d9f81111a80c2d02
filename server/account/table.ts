import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Accounts that were just deleted, so that a request in flight does not create them again. */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** SHA-256 of the `sub`, base64url: the deleted account is not identified. */
  accountHash: text('account_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});
