import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Budget, ItemState } from '../../src/domain/shop/shopping-list.ts';

/** The items of a visitor's list for one expo. Two visitors may have the same item, from an exchange of their lists. */
export const shoppingItems = pgTable(
  'shopping_items',
  {
    id: text().notNull(),
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    name: text().notNull(),
    booth: text().notNull().default(''),
    quantity: integer().notNull().default(1),
    note: text().notNull().default(''),
    priceSen: integer('price_sen'),
    comeBack: boolean('come_back').notNull().default(false),
    person: text().notNull().default(''),
    ticked: boolean().notNull().default(false),
    /** A removed item is kept for a while, since a phone may not know of the removal yet. */
    removed: boolean().notNull().default(false),
    /** When each field was set, and by whom. */
    stamps: jsonb().$type<ItemState['stamps']>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId, t.id] }), index('shopping_items_id').on(t.sub, t.id)],
);

/** What a visitor's list for one expo may cost; no row if that was never set. */
export const shoppingBudgets = pgTable(
  'shopping_budgets',
  {
    sub: text().notNull(),
    expoId: text('expo_id').notNull(),
    sen: integer(),
    stamp: jsonb().$type<Budget['stamp']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.expoId] })],
);
