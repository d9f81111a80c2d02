import { pgTable, text } from 'drizzle-orm/pg-core';
import { rank, slugKey } from '../db/columns.ts';

export const faqs = pgTable('faqs', {
  slug: slugKey(),
  rank: rank(),
  group: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
});
