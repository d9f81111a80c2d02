import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const inboxMessages = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** An address of the site that it is about; empty when there is none. */
    path: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_unread').on(t.sub, t.readAt),
    index('notifications_latest').on(t.sub, t.createdAt, t.id),
  ],
);
