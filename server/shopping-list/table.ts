import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

export const shoppingItems = pgTable(
  'shopping_items',
  {
    id: text().primaryKey(),
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    name: text().notNull(),
    booth: text().notNull(),
    ticked: boolean().notNull().default(false),
  },
  (t) => [index('shopping_items_owner').on(t.sub, t.expoId)],
);
