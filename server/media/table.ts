import { pgTable, text } from 'drizzle-orm/pg-core';
import { day, slugKey } from '../db/columns.ts';

export const media = pgTable('media', {
  slug: slugKey(),
  title: text().notNull(),
  outlet: text().notNull(),
  publishedOn: day('published_on').notNull(),
  summary: text().notNull(),
  body: text().notNull(),
});
