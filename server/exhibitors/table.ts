import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contentId } from '../db/columns.ts';

export const booths = pgTable(
  'booths',
  {
    id: contentId(),
    expoSlug: text('expo_slug').notNull(),
    booth: text().notNull(),
    hall: text().notNull(),
    brandSlug: text('brand_slug').notNull(),
  },
  (t) => [primaryKey({ columns: [t.expoSlug, t.booth] }), index('booths_of_brand').on(t.brandSlug)],
);
