import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const brandFollows = pgTable(
  'brand_follows',
  {
    sub: text().notNull(),
    brandId: text('brand_id').notNull(),
    followedAt: instant('followed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sub, t.brandId] })],
);
