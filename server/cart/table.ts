import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const cartItems = pgTable(
  'cart_items',
  {
    sub: text().notNull(),
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.productId] })],
);
