import { pgTable, text } from 'drizzle-orm/pg-core';
import { daysAgo, slugKey } from '../db/columns.ts';

export const media = pgTable('media', {
  slug: slugKey(),
  title: text().notNull(),
  outlet: text().notNull(),
  publishedDaysAgo: daysAgo('published_days_ago'),
  summary: text().notNull(),
  body: text().notNull(),
});
