import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Messages the embedded pool would have mailed; shown on the local mailbox page. */
export const mailboxMessages = pgTable(
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
