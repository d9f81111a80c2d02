import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Mails that the embedded pool would have sent; shown on the local mailbox page. */
export const poolMails = pgTable(
  'pool_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    subject: text().notNull(),
    code: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('pool_mails_email').on(t.email)],
);
