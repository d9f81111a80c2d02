import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const inboxMessages = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page that the message links to; empty for none. */
    path: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_unread').on(t.sub, t.readAt),
    index('notifications_latest').on(t.sub, t.createdAt, t.id),
  ],
);
