import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, instant } from '../db/columns.ts';

export const giftCards = pgTable(
  'gift_cards',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    code: text().notNull(),
    valueSen: integer('value_sen').notNull(),
    balanceSen: integer('balance_sen').notNull(),
    fromName: text('from_name').notNull(),
    message: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    expiresOn: day('expires_on').notNull(),
  },
  (t) => [index('gift_cards_owner').on(t.sub, t.expiresOn)],
);
