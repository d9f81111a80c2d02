import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    sub: text().notNull(),
    productId: text('product_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.productId] })],
);
