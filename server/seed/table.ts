import { pgTable, text } from 'drizzle-orm/pg-core';

/** Marks that something was done: once, or up to the day in `mark`. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
});
