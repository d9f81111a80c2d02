import { pgTable, text } from 'drizzle-orm/pg-core';
import { rank } from '../db/columns.ts';

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  rank: rank(),
});
