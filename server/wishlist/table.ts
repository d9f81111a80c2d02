import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    sub: text().notNull(),
    productSlug: text('product_slug').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.productSlug] })],
);
